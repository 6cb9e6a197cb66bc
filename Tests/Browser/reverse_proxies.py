"""Real reverse proxies in front of an app, with as few settings as make them pass on WebSockets."""

import shutil
import socket
import subprocess
import time

from app_server import LOGS, free_port

NGINX = """
worker_processes 1; daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log;
events {{ worker_connections 1024; }}
http {{
  access_log off;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxied; fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  gzip on; gzip_proxied any;
  map $http_upgrade $connection_upgrade {{ default upgrade; '' close; }}
  server {{
    listen 127.0.0.1:{port};
    location {location} {{
      proxy_pass http://127.0.0.1:{app};
      proxy_http_version 1.1;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      {settings}
    }}
  }}
}}
"""

HAPROXY = """
global
  maxconn 1000
defaults
  mode http
  timeout connect 5s
  timeout client 20s
  timeout server 20s
frontend pages
  bind 127.0.0.1:{port}
  default_backend apps
backend apps
  {settings}
  server app 127.0.0.1:{app}
"""

CADDY = """
{{
  admin off
  auto_https off
  storage file_system {folder}
}}
http://127.0.0.1:{port} {{
  bind 127.0.0.1
  encode gzip
  {settings}
  reverse_proxy 127.0.0.1:{app}
}}
"""


class ReverseProxy:
    """A program in front of an app. `text` stands in place of these settings."""

    def __init__(self, kind, folder, app=None, settings="", location="/", text=None, port=None):
        program = {"nginx": "nginx", "haproxy": "haproxy", "caddy": "caddy"}[kind]
        path = shutil.which(program) or shutil.which(program, path="/usr/sbin")
        assert path, f"{program} is not installed: run 'apt-get install {program}' as root"
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._folder = folder
        template = {"nginx": NGINX, "haproxy": HAPROXY, "caddy": CADDY}[kind]
        self._configuration = folder / kind
        self._text = lambda app: text or template.format(
            folder=folder, port=self.port, app=app, settings=settings, location=location)
        self._command = {
            "nginx": [path, "-p", str(folder), "-c", str(self._configuration)],
            "haproxy": [path, "-db", "-f", str(self._configuration)],
            "caddy": [path, "run", "--adapter", "caddyfile", "--config", str(self._configuration)],
        }[kind]
        self._process = None
        self._kind = kind
        if app:
            self.start(app)

    def start(self, app=None):
        """Before an app has a port, its options may have to name the proxy's."""
        self._configuration.write_text(self._text(app))
        LOGS.mkdir(parents=True, exist_ok=True)
        log = self._folder / f"{self._kind}.log"
        with log.open("wb") as output:
            self._process = subprocess.Popen(self._command, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT)
        for _ in range(500):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            assert self._process.poll() is None, f"{self._kind} ended: {log.read_text(errors='replace')}"
            time.sleep(0.02)
        raise AssertionError(f"{self._kind} does not listen: {log.read_text(errors='replace')}")

    def stop(self):
        if self._process:
            self._process.terminate()
            self._process.wait(10)

// How values move: the curves of animations, and what is left of a change.
//
// What is shown is what the app says and a rest, which comes to nothing. A change from a to b with a curve f, which goes from 0 to 1, leaves
// (a - b)(1 - f). All is in numbers one by one, and in seconds; those of a rest begin with the newest change.

const nearEnough = 0.001; // of a way: a spring that is so near has come to rest
const mostLayers = 8; // of changes that each wait for none of the others
const mostPoints = 1500; // in the text of a curve

/**
 * The curve through (0, 0) and (1, 1) with these points between them.
 * @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2
 */
function bezier(x1, y1, x2, y2) {
  /** @param {number} a @param {number} b @param {number} s */
  const along = (a, b, s) => s * (3 * (1 - s) * ((1 - s) * a + s * b) + s * s);
  /** @param {number} x */
  return (x) => {
    let [low, high] = [0, 1];
    for (let step = 0; step < 30; step++) {
      const middle = (low + high) / 2;
      if (along(x1, x2, middle) < x) low = middle;
      else high = middle;
    }
    return along(y1, y2, low);
  };
}

// MARK: Springs

/**
 * What hangs on a spring: what is left of a way of 1 (`rest`), and what a speed of 1 at first adds to that (`drift`).
 * @param {number} ratio how it is damped: at 1 it does not swing @param {number} frequency in radians per second, without damping
 * @returns {SpringMotion}
 */
function springOf(ratio, frequency) {
  const loss = ratio * frequency;
  const swing = frequency * Math.sqrt(Math.abs(1 - ratio * ratio));
  // Near the critical damping the other formulas would divide by nearly nothing.
  const kind = Math.abs(ratio - 1) < 1e-6 ? 0 : 1 - ratio;
  /** @param {number} t */
  const drift = (t) => {
    if (kind === 0) return t * Math.exp(-loss * t);
    if (kind > 0) return (Math.exp(-loss * t) * Math.sin(swing * t)) / swing;
    return (Math.exp((swing - loss) * t) - Math.exp(-(swing + loss) * t)) / (2 * swing);
  };
  /** @param {number} t */
  const even = (t) => {
    if (kind === 0) return Math.exp(-loss * t);
    if (kind > 0) return Math.exp(-loss * t) * Math.cos(swing * t);
    return (Math.exp((swing - loss) * t) + Math.exp(-(swing + loss) * t)) / 2;
  };
  return { loss, frequency, swings: kind > 0, drift, rest: (t) => even(t) + loss * drift(t) };
}

/**
 * When ways that begin with these speeds are over.
 * @param {SpringMotion} spring @param {number[]} ways @param {number[]} speeds
 */
function restTime({ loss, frequency, swings, rest, drift }, ways, speeds) {
  const scale = nearEnough * (Math.max(...ways.map(Math.abs)) || Math.max(...speeds.map(Math.abs)) / frequency);
  if (!(scale > 0)) return 0;
  if (swings) return Math.max(0, ...ways.map((way, i) => Math.log((Math.abs(loss * way + speeds[i]) + Math.abs(way)) / scale) / loss));
  // Ten times a second, until it has been near for one: the numbers of Apple's are made so.
  let first = -1;
  for (let step = 0; step < 1024; step++) {
    const isNear = ways.every((way, i) => Math.abs(way * rest(step / 10) + speeds[i] * drift(step / 10)) < scale);
    if (!isNear) first = -1;
    else if (first < 0) first = step;
    else if (step > first + 10) return first / 10;
  }
  return 102.4;
}

/**
 * @param {SpringMotion} spring @param {number} speed at first, in whole ways per second
 * @returns {CurveLeg}
 */
function springLeg(spring, speed) {
  const { loss, frequency, rest, drift } = spring;
  const length = Math.min(restTime(spring, [-1], [speed]), 3600);
  return {
    wait: 0, length, count: 1, reverses: false, easing: null, spring,
    at: (t) => (t < length ? 1 - rest(t) + speed * drift(t) : 1),
    slope: (t) => (t < length ? frequency ** 2 * drift(t) + speed * (rest(t) - 2 * loss * drift(t)) : 0),
    // So near to each other that the lines between are never off by more than two thousandths of the way.
    step: Math.min(1 / 60, Math.sqrt(0.016) / frequency),
  };
}

// MARK: Curves

/** @type {Record<string, (...numbers: number[]) => CurveLeg>} */
const shapes = {
  t(x1, y1, x2, y2, length) {
    const [a, b] = [x1, x2].map((x) => Math.min(Math.max(x, 0), 1));
    const at = bezier(a, y1, b, y2);
    return {
      wait: 0, length, count: 1, reverses: false, easing: `cubic-bezier(${a}, ${y1}, ${b}, ${y2})`, spring: null, slope: null,
      at: (t) => (t < length ? at(t / length) : 1),
      step: Math.max(Math.min(1 / 60, length / 30), 1 / 240),
    };
  },
  s(duration, bounce) {
    if (!(duration > 0)) return shapes.t(0, 0, 1, 1, 0);
    return springLeg(springOf(bounce < 0 ? 1 / Math.max(1 + bounce, 0.001) : 1 - bounce, (2 * Math.PI) / duration), 0);
  },
  p(mass, stiffness, damping, speed) {
    const ratio = damping / (2 * Math.sqrt(stiffness * mass));
    return springLeg(springOf(Math.min(ratio, 1), Math.sqrt(stiffness / mass)), speed);
  },
  u(step, ...samples) {
    const last = samples.length - 1;
    /** @param {number} t */
    const at = (t) => {
      const place = Math.floor(t / step);
      return place < last ? samples[place] + (samples[place + 1] - samples[place]) * (t / step - place) : 1;
    };
    return { wait: 0, length: last * step, count: 1, reverses: false, easing: null, spring: null, slope: null, at, step };
  },
};

/** @param {CurveLeg} leg */
const endOf = ({ wait, length, count }) => (length > 0 ? wait + length * count : wait);

/**
 * How far a curve has come: legs follow each other, and each second one may go back.
 * @param {CurveLeg} it @param {number} t
 */
function progress({ wait, length, count, reverses, at }, t) {
  const time = t - wait;
  if (time <= 0 && t < wait + length * count) return 0;
  if (!(time < length * count)) return 1;
  const leg = Math.floor(time / length);
  const there = at(time - leg * length);
  return reverses && leg % 2 ? 1 - there : there;
}

/** @type {Record<string, (leg: CurveLeg, amount: number, reverses: boolean) => CurveLeg>} */
const modifiers = {
  d: (leg, seconds) => ({ ...leg, wait: leg.wait + seconds }),
  x(leg, times) {
    const factor = Math.max(times, 0.001);
    return { ...leg, wait: leg.wait / factor, length: leg.length / factor, step: leg.step / factor, at: (t) => leg.at(t * factor) };
  },
  n(leg, count, reverses) {
    const end = endOf(leg);
    if (end === Infinity) return leg;
    // What is repeated with a delay, or again, is a leg as a whole.
    const whole = leg.wait || leg.count > 1 ? { ...leg, wait: 0, length: end, easing: null, at: (/** @type {number} */ t) => progress(leg, t) } : leg;
    return { ...whole, count: count || Infinity, reverses };
  },
};

/** @type {Map<string, MotionCurve>} */
const curves = new Map(); // description → curve

/**
 * @param {AnimationDescription} animation
 * @returns {MotionCurve}
 */
function curveOf(animation) {
  const name = JSON.stringify(animation);
  const known = curves.get(name);
  if (known) return known;
  const [[kind, ...numbers], ...changes] = animation;
  let leg = shapes[kind](...numbers);
  for (const [change, amount, reverses] of changes) leg = modifiers[change](leg, amount, Boolean(reverses));
  const curve = { ...leg, slope: changes.length ? null : leg.slope, end: endOf(leg), isSpring: kind === "s", modifiers: JSON.stringify(changes), text: undefined };
  if (curves.size > 200) curves.clear();
  curves.set(name, curve);
  return curve;
}

/**
 * Values at even distances as a curve of style sheets, without those that lie on a line between others: browsers read each of them.
 * @param {number[]} values
 */
function linearText(values) {
  const last = values.length - 1;
  /** @param {number} start @param {number} end */
  const isLine = (start, end) =>
    values.slice(start + 1, end).every((value, i) => Math.abs(values[start] + ((values[end] - values[start]) * (i + 1)) / (end - start) - value) < 0.0004);
  const points = [];
  for (let place = 0; place <= last; ) {
    points.push(`${Math.round(values[place] * 1e5) / 1e5} ${Math.round((place / last) * 1e5) / 1e3}%`);
    let next = place + 1;
    while (next < last && isLine(place, next + 1)) next++;
    place = next;
  }
  return `linear(${points})`;
}

/**
 * A curve's leg as style sheets have it, with the way back if there is one; null for one that is too long for that.
 * @param {MotionCurve} curve
 */
function textOf(curve) {
  if (curve.text !== undefined) return curve.text;
  const { length, step, at, reverses, easing } = curve;
  const count = Math.ceil(length / step);
  curve.text = null;
  if (easing && !reverses) curve.text = easing;
  else if (count < mostPoints) {
    const there = Array.from({ length: count + 1 }, (_, i) => at((i * length) / count));
    curve.text = linearText([...there, ...(reverses ? there.slice(1).map((value) => 1 - value) : [])]);
  }
  return curve.text;
}

// MARK: Rests

/**
 * What a layer makes of what those below it leave: that, and how fast it changes.
 * @param {RestLayer} layer @param {number[]} rest @param {number[]} speed @param {number} time
 * @returns {[rest: number[], speed: number[]]}
 */
function over({ curve, start, length, delta, speed: own }, rest, speed, time) {
  const t = time - start;
  if (!(t < length)) return [delta.map(() => 0), delta.map(() => 0)];
  const ways = delta.map((way, i) => way + rest[i]);
  const { spring } = curve;
  if (own && spring) {
    const [left, drift] = [spring.rest(t), spring.drift(t)];
    return [
      ways.map((way, i) => way * left + own[i] * drift),
      ways.map((way, i) => own[i] * (left - 2 * spring.loss * drift) - way * spring.frequency ** 2 * drift),
    ];
  }
  const left = 1 - progress(curve, t);
  const slope = curve.slope?.(t) ?? 0;
  return [ways.map((way) => way * left), ways.map((way, i) => speed[i] * left - way * slope)];
}

/** @param {RestLayer[]} layers @param {number} time */
function stateAt(layers, time) {
  const none = layers[0].delta.map(() => 0);
  let [rest, speed] = [none, none];
  for (const layer of layers) [rest, speed] = over(layer, rest, speed, time);
  return { rest, speed };
}

/**
 * The layers of a rest that are still there at a time, which is their new beginning. Nothing that was below one that has ended counts.
 * @param {RestLayer[]} known @param {number} time
 */
function layersAt(known, time) {
  const layers = known.map((layer) => ({ ...layer, start: layer.start - time }));
  return layers.slice(layers.findLastIndex(({ start, length }) => start + length <= 0) + 1);
}

/** @param {RestLayer[]} layers @param {MotionCurve} curve */
function merges([below, ...others], curve) {
  if (!curve.isSpring) return false;
  return curve.modifiers === "[]" || (others.length === 0 && below.curve.isSpring && below.curve.modifiers === curve.modifiers);
}

/**
 * The layers when a change comes on top of some. A spring takes over all that moves, with its speed; anything else blends away from it.
 * @param {RestLayer[]} layers @param {number[]} delta @param {MotionCurve} curve
 * @returns {RestLayer[]}
 */
function layersWith(layers, delta, curve) {
  const top = { curve, start: 0, length: curve.end, delta, speed: null };
  if (!layers.length) return [top];
  const state = stateAt(layers, 0);
  if (merges(layers, curve)) {
    const ways = delta.map((way, i) => way + state.rest[i]);
    // A delay that has passed is not waited for again.
    if (!curve.slope || !curve.spring) return [{ ...top, delta: ways, start: Math.max(layers[0].start, -Math.max(curve.wait, 0)) }];
    return [{ ...top, delta: ways, speed: state.speed, length: restTime(curve.spring, ways, state.speed) }];
  }
  if (layers.length < mostLayers) return [...layers, top];
  // The oldest one stands still from here on.
  const frozen = stateAt(layers.slice(0, 1), 0).rest;
  const [, second, ...others] = layers;
  return [{ ...second, delta: second.delta.map((way, i) => way + frozen[i]) }, ...others, top];
}

/**
 * @param {RestLayer[]} layers
 * @returns {Rest}
 */
function restWith(layers) {
  const [first, ...others] = layers;
  const last = layers[layers.length - 1];
  const { curve } = first;
  const turns = curve.reverses ? 2 : 1;
  return {
    layers,
    // After the last one has ended nothing is left, whatever runs below it.
    end: last.start + last.length,
    step: Math.min(...layers.map((layer) => layer.curve.step)),
    at: (time) => stateAt(layers, time).rest,
    text: linearText,
    after: (time) => restWith(layersAt(layers, time)),
    // One curve alone is what browsers can play.
    plan: others.length || first.speed ? null : {
      delta: first.delta, begun: 0 - first.start, wait: curve.wait, length: curve.length * turns, times: curve.count / turns, easing: textOf(curve),
    },
  };
}

/**
 * What is left of a change that happens with an animation while something is left of earlier ones; null where nothing is.
 * @param {number[]} delta from the new value to the old one @param {AnimationDescription} animation
 * @param {Rest | null} [old] @param {number} [time] the time of the earlier ones
 */
export function restOf(delta, animation, old = null, time = 0) {
  const curve = curveOf(animation);
  return curve.end > 0 ? restWith(layersWith(layersAt(old?.layers ?? [], time), delta, curve)) : null;
}

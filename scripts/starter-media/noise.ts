/** A function of the plane, about -0.7 to 0.7, smooth up to its second derivative. */
export type Noise = (x: number, y: number) => number;

/** Small deterministic generator (mulberry32): the same seed gives the same stream on every machine. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const PERIOD = 256;
const quintic = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/** Gradient noise with random directions at the lattice points; repeats after 256 units. */
export function createNoise(seed: number): Noise {
  const random = createRandom(seed);
  const order = new Uint8Array(PERIOD * 2);
  const gradientX = new Float32Array(PERIOD);
  const gradientY = new Float32Array(PERIOD);
  for (let i = 0; i < PERIOD; i++) {
    const angle = random() * Math.PI * 2;
    order[i] = i;
    gradientX[i] = Math.cos(angle);
    gradientY[i] = Math.sin(angle);
  }
  for (let i = PERIOD - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
  order.copyWithin(PERIOD, 0, PERIOD);

  const corner = (ix: number, iy: number, dx: number, dy: number) => {
    const g = order[order[ix & 255] + (iy & 255)];
    return gradientX[g] * dx + gradientY[g] * dy;
  };
  return (x, y) => {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const fx = x - ix;
    const fy = y - iy;
    const sx = quintic(fx);
    const top = corner(ix, iy, fx, fy) * (1 - sx) + corner(ix + 1, iy, fx - 1, fy) * sx;
    const bottom = corner(ix, iy + 1, fx, fy - 1) * (1 - sx) + corner(ix + 1, iy + 1, fx - 1, fy - 1) * sx;
    return top + (bottom - top) * quintic(fy);
  };
}

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));
export const mix = (from: number, to: number, amount: number) => from + (to - from) * amount;

/** 0 below `low`, 1 above `high`, eased between. */
export function smoothstep(low: number, high: number, value: number) {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
}

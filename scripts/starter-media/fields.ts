/** A plane of numbers, row by row. */
export interface Field {
  width: number;
  height: number;
  values: Float32Array;
}

export const createField = (width: number, height: number): Field => ({
  width,
  height,
  values: new Float32Array(width * height),
});

/** Value between the samples, held at the borders. */
export function sample({ width, height, values }: Field, x: number, y: number) {
  const cx = Math.min(width - 1.001, Math.max(0, x));
  const cy = Math.min(height - 1.001, Math.max(0, y));
  const ix = Math.floor(cx);
  const iy = Math.floor(cy);
  const fx = cx - ix;
  const fy = cy - iy;
  const at = iy * width + ix;
  const top = values[at] * (1 - fx) + values[at + 1] * fx;
  const bottom = values[at + width] * (1 - fx) + values[at + width + 1] * fx;
  return top + (bottom - top) * fy;
}

/** One running-mean pass along lines of samples `step` apart. */
function blurLines(
  source: Float32Array,
  lines: number,
  length: number,
  lineStep: number,
  step: number,
  radius: number,
) {
  const target = new Float32Array(source.length);
  const share = 1 / (radius * 2 + 1);
  for (let line = 0; line < lines; line++) {
    const first = line * lineStep;
    const last = first + (length - 1) * step;
    let sum = source[first] * (radius + 1);
    for (let i = 1; i <= radius; i++) sum += source[Math.min(last, first + i * step)];
    for (let i = 0; i < length; i++) {
      const at = first + i * step;
      target[at] = sum * share;
      sum += source[Math.min(last, at + (radius + 1) * step)] - source[Math.max(first, at - radius * step)];
    }
  }
  return target;
}

/** Two box passes each way: close to a Gaussian, at a cost that does not grow with the radius. */
export function blur(field: Field, radius: number): Field {
  const { width, height } = field;
  const size = Math.max(1, Math.round(radius));
  let values = field.values;
  for (let pass = 0; pass < 2; pass++) {
    values = blurLines(values, height, width, width, 1, size);
    values = blurLines(values, width, height, 1, width, size);
  }
  return { width, height, values };
}

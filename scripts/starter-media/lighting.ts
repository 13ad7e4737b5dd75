import { blur, createField, type Field, sample } from './fields';
import { clamp, smoothstep } from './noise';

/** The set: one soft key light (a weak strip stands opposite it) and how the cloth answers. */
export interface Light {
  /** Where the key stands, in degrees clockwise from the top of the picture */
  from: number;
  /** Its height above the cloth in degrees; low light rakes */
  elevation: number;
  /** Strength of the tight highlight, 0 (crepe) to 1 (satin) */
  sheen: number;
  /** Centre, radius and darkness outside of the lit pool, in half pictures */
  pool: { x: number; y: number; radius: number; floor: number };
  exposure: number;
}

const SHADOW_STEPS = 14;

function power16(value: number) {
  const second = value * value;
  const fourth = second * second;
  const eighth = fourth * fourth;
  return eighth * eighth;
}

/** Half-size map of how much key light reaches each point past its neighbours, soft with distance. */
export function castShadow(height: Field, unit: number, { from, elevation }: Light): Field {
  const shadow = createField(height.width >> 1, height.height >> 1);
  const turn = (from * Math.PI) / 180;
  const stepX = Math.sin(turn) * unit;
  const stepY = -Math.cos(turn) * unit;
  const rise = Math.tan((elevation * Math.PI) / 180);
  for (let y = 0, i = 0; y < shadow.height; y++) {
    for (let x = 0; x < shadow.width; x++, i++) {
      const base = height.values[y * 2 * height.width + x * 2];
      let covered = -1;
      for (let step = 1; step <= SHADOW_STEPS; step++) {
        const reach = 0.012 * step + 0.0022 * step * step;
        const above = sample(height, x * 2 + stepX * reach, y * 2 + stepY * reach) - base;
        covered = Math.max(covered, above / reach - rise);
      }
      shadow.values[i] = 1 - smoothstep(-0.45, 0.75, covered);
    }
  }
  return blur(shadow, unit * 0.005);
}

/** How open each point is to the room: valleys are dark, crests are not. */
export function openness(height: Field, unit: number): Field {
  const wide = blur(height, unit * 0.11);
  const near = blur(height, unit * 0.035);
  const open = createField(height.width, height.height);
  for (let i = 0; i < open.values.length; i++) {
    const h = height.values[i];
    open.values[i] = clamp(0.72 + (h - wide.values[i]) * 2.2 + (h - near.values[i]) * 4, 0.14, 1.12);
  }
  return open;
}

/** Light returned towards the camera (0 to above 1) and how far the surface turns away from it. */
export interface Shade {
  tone: Field;
  turned: Field;
}

/** Rise from the neighbour before to the one behind, a step apart; 0 stands for one outside the picture. */
function slope(values: Field['values'], i: number, before: number, behind: number): number {
  const steps = (before ? 1 : 0) + (behind ? 1 : 0);
  return (values[i + behind] - values[i - before]) / steps;
}

/** Lights the normals of the height field; `unit` is half a picture in pixels. */
export function shade(height: Field, unit: number, light: Light): Shade {
  const { width, values } = height;
  const shadow = castShadow(height, unit, light);
  const open = openness(height, unit);
  const tone = createField(width, height.height);
  const turned = createField(width, height.height);
  const turn = (light.from * Math.PI) / 180;
  const lift = (light.elevation * Math.PI) / 180;
  const [lx, ly, lz] = [Math.sin(turn) * Math.cos(lift), -Math.cos(turn) * Math.cos(lift), Math.sin(lift)];
  const halfLength = Math.hypot(lx, ly, lz + 1);
  const [hx, hy, hz] = [lx / halfLength, ly / halfLength, (lz + 1) / halfLength];
  const { pool, sheen } = light;

  for (let y = 0, i = 0; y < height.height; y++) {
    const up = y > 0 ? width : 0;
    const down = y < height.height - 1 ? width : 0;
    for (let x = 0; x < width; x++, i++) {
      const left = x > 0 ? 1 : 0;
      const right = x < width - 1 ? 1 : 0;
      const slopeX = slope(values, i, left, right) * unit;
      const slopeY = slope(values, i, up, down) * unit;
      const nz = 1 / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
      const nx = -slopeX * nz;
      const ny = -slopeY * nz;

      const facing = nx * lx + ny * ly + nz * lz;
      const half = Math.max(0, nx * hx + ny * hy + nz * hz);
      const lit = sample(shadow, x / 2, y / 2);
      const lambert = clamp((facing + 0.18) / 1.18);
      const wrapped = lambert * lambert;
      const broad = power16(half);
      const tight = power16(half * half * half) * broad;
      const graze = (1 - nz) * (1 - nz);
      const strip = power16(Math.max(0, nz * hz - nx * hx - ny * hy));

      const px = (x - width / 2) / unit - pool.x;
      const py = (y - height.height / 2) / unit - pool.y;
      const spill =
        pool.floor + (1 - pool.floor) * Math.exp(-(px * px + py * py) / (pool.radius * pool.radius));
      const key = (wrapped * 0.4 + sheen * (broad * 0.72 + tight * 0.75)) * lit;
      tone.values[i] =
        (key + 0.04 + strip * (0.08 + 0.12 * sheen) + graze * 0.05) * open.values[i] * spill * light.exposure;
      turned.values[i] = clamp(0.5 - (nx * lx + ny * ly) * 1.1);
    }
  }
  return { tone, turned };
}

import { createDrape, type Drape } from './drapery';
import { blur, createField, type Field } from './fields';
import { type Light, shade } from './lighting';
import { clamp, createRandom, mix, smoothstep } from './noise';
import type { Palette } from './palettes';

export interface Textile {
  width: number;
  height: number;
  seed: number;
  palette: Palette;
  drape: Drape;
  light: Light;
  /** Film grain in steps of 255; none for video, which would spend its bits on it */
  grain?: number;
  /** Position in a seamless cycle of movement, 0 to 1 */
  phase?: number;
}

export interface Picture {
  width: number;
  height: number;
  /** Red, green, blue, row by row */
  pixels: Uint8Array;
}

/** Keeps the middle of the picture sharp along a diagonal band and lets the rest fall out of focus, as a long lens does. */
function defocus(tone: Field, unit: number, from: number): Field {
  const soft = blur(tone, unit * 0.004);
  const softer = blur(tone, unit * 0.011);
  const result = createField(tone.width, tone.height);
  const turn = (from * Math.PI) / 180;
  for (let y = 0, i = 0; y < tone.height; y++) {
    for (let x = 0; x < tone.width; x++, i++) {
      const px = (x - tone.width / 2) / unit;
      const py = (y - tone.height / 2) / unit;
      const distance = Math.abs(px * Math.sin(turn) * 0.6 + py * 0.9);
      const first = smoothstep(0.5, 1.1, distance);
      const second = smoothstep(0.95, 1.5, distance);
      result.values[i] = mix(mix(tone.values[i], soft.values[i], first), softer.values[i], second);
    }
  }
  return result;
}

/** Dark to mid to light, with a slow start in the shadows. */
function channel(tone: number, dark: number, mid: number, light: number) {
  if (tone < 0.5) return mix(dark, mid, (tone / 0.5) ** 1.2);
  return mix(mid, light, (tone - 0.5) / 0.5);
}

/** Renders folded silk. Pure: the same description gives the same bytes. */
export function renderTextile(textile: Textile): Picture {
  const { width, height, seed, palette, drape, light, grain = 0, phase } = textile;
  const unit = Math.sqrt(width * height) / 2;
  const cloth = createDrape(drape, seed, phase);
  const relief = createField(width, height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      relief.values[i] = cloth((x - width / 2) / unit, (y - height / 2) / unit);
    }
  }

  const { tone, turned } = shade(relief, unit, light);
  const focused = defocus(tone, unit, light.from);
  const random = createRandom(seed + 99);
  const pixels = new Uint8Array(width * height * 3);
  const mid: [number, number, number] = [0, 0, 0];
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const px = (x / width) * 2 - 1;
      const py = (y / height) * 2 - 1;
      const vignette = 1 - 0.26 * smoothstep(0.45, 1.9, px * px + py * py);
      const exposed = clamp(1 - Math.exp(-focused.values[i] * vignette * 1.7));
      const shot = turned.values[i] * 0.75;
      const noise = grain === 0 ? 0 : (random() + random() - 1) * grain * (1.15 - exposed);
      for (let c = 0; c < 3; c++) {
        mid[c] = mix(palette.mid[c], palette.shot[c], shot);
        pixels[i * 3 + c] = clamp(
          channel(exposed, palette.dark[c], mid[c], palette.light[c]) + noise,
          0,
          255,
        );
      }
    }
  }
  return { width, height, pixels };
}

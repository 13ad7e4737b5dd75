import type { Drape } from './drapery';
import type { Light } from './lighting';
import { type PaletteName, palettes } from './palettes';
import type { Textile } from './render-textile';

/** The ways this cloth is hung; a study starts from one and changes what it needs. */
const hung = {
  curtain: {
    kind: 'fall',
    angle: 4,
    folds: 11,
    stretch: 0.08,
    warp: 0.2,
    depth: 2,
    lean: 0.7,
    crease: 0.15,
    detail: 0.4,
  },
  fall: {
    kind: 'fall',
    angle: 18,
    folds: 8,
    stretch: 0.18,
    warp: 0.4,
    depth: 2,
    lean: 0.9,
    crease: 0.3,
    detail: 0.5,
  },
  gather: {
    kind: 'fan',
    angle: 0,
    folds: 8,
    stretch: 0.12,
    warp: 0.3,
    depth: 1.9,
    lean: 0.8,
    crease: 0.45,
    detail: 0.55,
    bend: 0.3,
    focus: [-0.9, -1.3],
  },
  sling: {
    kind: 'swag',
    angle: 70,
    folds: 7,
    stretch: 0.15,
    warp: 0.35,
    depth: 2,
    lean: 0.9,
    crease: 0.3,
    detail: 0.45,
    bend: -0.6,
    focus: [0, 0.1],
  },
  river: {
    kind: 'wave',
    angle: -25,
    folds: 6,
    stretch: 0.15,
    warp: 0.5,
    depth: 2,
    lean: 1.1,
    crease: 0.15,
    detail: 0.5,
    bend: 0.6,
  },
  coil: {
    kind: 'wave',
    angle: 50,
    folds: 4.5,
    stretch: 0.2,
    warp: 0.8,
    depth: 1.6,
    lean: 0.9,
    crease: 0.6,
    detail: 0.8,
    bend: 0.9,
  },
  pleat: {
    kind: 'wave',
    angle: 12,
    folds: 9,
    stretch: 0.1,
    warp: 0.28,
    depth: 2.1,
    lean: 0.8,
    crease: 0.2,
    detail: 0.45,
    bend: 0.35,
    regular: 0.55,
  },
} satisfies Record<string, Drape>;

const lamps = {
  window: {
    from: -50,
    elevation: 38,
    sheen: 0.9,
    pool: { x: 0, y: 0, radius: 1.4, floor: 0.3 },
    exposure: 1.35,
  },
  rake: {
    from: 62,
    elevation: 28,
    sheen: 1,
    pool: { x: 0.3, y: -0.2, radius: 1.2, floor: 0.2 },
    exposure: 1.45,
  },
  top: {
    from: -8,
    elevation: 42,
    sheen: 0.8,
    pool: { x: 0, y: -0.3, radius: 1.3, floor: 0.25 },
    exposure: 1.3,
  },
  low: {
    from: 128,
    elevation: 30,
    sheen: 1,
    pool: { x: 0.3, y: 0.4, radius: 1.1, floor: 0.16 },
    exposure: 1.5,
  },
  broad: {
    from: -70,
    elevation: 46,
    sheen: 0.55,
    pool: { x: -0.1, y: 0, radius: 2, floor: 0.5 },
    exposure: 1.5,
  },
} satisfies Record<string, Light>;

export type Hung = keyof typeof hung;
export type Lamp = keyof typeof lamps;

/** One starter image; the name is its file name without extension. */
export interface Study {
  name: string;
  textile: Textile;
}

/** Describes one study: what it is called, its size, its cloth, how that hangs and how it is lit. */
export function study(
  name: string,
  [width, height]: readonly [number, number],
  cloth: PaletteName,
  [way, drape]: readonly [Hung, Partial<Drape>],
  [lamp, light]: readonly [Lamp, Partial<Light>],
  seed: number,
): Study {
  return {
    name,
    textile: {
      width,
      height,
      seed,
      palette: palettes[cloth],
      drape: { ...hung[way], weave: 0.00022, ...drape },
      light: { ...lamps[lamp], ...light },
      grain: 7,
    },
  };
}

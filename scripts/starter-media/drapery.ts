import { createNoise, mix, smoothstep } from './noise';

/** How the cloth hangs; every folding runs along one main direction. */
export interface Drape {
  /** fall: hangs straight; fan: gathered at `focus`; swag: slung between two points; wave: slung in an S */
  kind: 'fall' | 'fan' | 'swag' | 'wave';
  /** Direction of the folds in degrees; 0 runs up and down, positive leans to the right */
  angle: number;
  /** Folds per half picture, about */
  folds: number;
  /** How fast the folding changes along a fold; small is long and calm */
  stretch: number;
  /** How far folds wander sideways */
  warp: number;
  /** Height of the folds */
  depth: number;
  /** Folds tip over to one side, which gives one crisp and one soft flank */
  lean: number;
  /** 0 round waves, 1 drawn ridges */
  crease: number;
  /** Share of fine secondary folds */
  detail: number;
  /** 0 folds fall as they like, 1 they are pressed at even distance, as in plisse */
  regular?: number;
  /** Relief of the single threads, which breaks the highlights up as satin does; left out of video */
  weave?: number;
  /** Gathering point of a fan, lowest point of a swag, in half pictures from the centre */
  focus?: readonly [x: number, y: number];
  /** Curvature of swag and wave */
  bend?: number;
}

/** Height of the cloth at a point; `phase` from 0 to 1 moves it through one seamless cycle. */
export type Height = (x: number, y: number) => number;

/** Bends the plane so that `u` runs across the folds and `v` along them; `scale` keeps the slope even in a fan. */
function createFlow({ kind, angle, focus = [0, 0], bend = 0.5 }: Drape) {
  const turn = (angle * Math.PI) / 180;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const [focusX, focusY] = focus;
  const towardsCentre = Math.atan2(-focusX, -focusY);

  return (x: number, y: number): readonly [u: number, v: number, scale: number] => {
    if (kind === 'fan') {
      const radius = Math.hypot(x - focusX, y - focusY);
      let bearing = Math.atan2(x - focusX, y - focusY) - towardsCentre;
      if (bearing > Math.PI) bearing -= 2 * Math.PI;
      if (bearing < -Math.PI) bearing += 2 * Math.PI;
      return [
        bearing * 1.5 + bend * Math.log(radius + 0.3),
        radius,
        1.5 * (1 - Math.exp(-0.05 - radius * 0.6)),
      ];
    }
    const u = x * cos + y * sin;
    const v = y * cos - x * sin;
    if (kind === 'swag') return [u + bend * (v - focusY) ** 2, v, 1];
    if (kind === 'wave') return [u + bend * Math.sin((v - focusY) * 1.9) * 0.5, v, 1];
    return [u, v, 1];
  };
}

/** Threads in half a picture. */
const THREADS = 210;

/** Signed noise to a drawn ridge with a soft radius at its crest. */
const ridge = (n: number, radius: number) => 0.42 - Math.sqrt(n * n + radius * radius) * 1.55;

/**
 * Builds the height field: long folds from noise stretched along the flow and warped twice, tipped over by their own
 * height, with finer folds riding where the cloth is slack.
 */
export function createDrape(drape: Drape, seed: number, phase = 0): Height {
  const flow = createFlow(drape);
  const sway = createNoise(seed);
  const bulk = createNoise(seed + 1);
  const fine = createNoise(seed + 2);
  const { folds, stretch, warp, depth, lean, crease, detail, regular = 0, weave = 0 } = drape;
  const cycle = phase * Math.PI * 2;
  const driftX = Math.cos(cycle) * 0.16;
  const driftY = Math.sin(cycle) * 0.16;

  return (x, y) => {
    const [u0, v, scale] = flow(x, y);
    const calm = sway(u0 * 0.55 + 40.3 + driftX, v * 0.5 + 11.7 + driftY);
    const u1 = u0 + warp * calm;
    const u2 = u1 + warp * 0.45 * sway(u1 * 1.1 + 7.1 - driftY, v * 0.85 + 63.9 + driftX);

    const along = v * stretch * folds * 0.5;
    const lead = bulk(u2 * folds * 0.5 + 90.1, along + 5.3 + driftX);
    const tipped = u2 + (lean * lead) / folds;
    const loose = bulk(tipped * folds * 0.5 + 90.1, along + 5.3 + driftX);
    const main = mix(loose, 0.4 * Math.sin(tipped * folds * 3.6), regular);
    const drawn = ridge(bulk(tipped * folds * 0.62 + 17.7, along * 0.8 + 71.2 - driftY), 0.1);
    const slack = smoothstep(-0.35, 0.45, calm + main * 0.5);
    const small =
      fine(tipped * folds * 1.35 + main * 0.5, along * 1.5 + 33.3 + driftY) * 0.7 +
      ridge(fine(tipped * folds * 2.1 + 51.1, along * 1.3 + 8.8), 0.16) * 0.22;

    const body = mix(main * 1.5, drawn * 0.75 + main * 0.7, crease);
    const threads = weave === 0 ? 0 : weave * fine(u2 * THREADS, v * THREADS * 0.06);
    return (depth * scale * (body + detail * slack * small)) / folds + threads;
  };
}

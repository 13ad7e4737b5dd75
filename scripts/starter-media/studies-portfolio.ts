import { type Study, study } from './studies';

const PORTRAIT = [1200, 1600] as const;
const TALL = [1280, 1600] as const;

/** The cloth behind the opening screen: light pools on the right, the left stays dark for large text. */
const heroCloth = { angle: 38, folds: 5.2, bend: 0.75, depth: 2.2, detail: 0.9, warp: 0.5 };

export const heroStudies: Study[] = [
  study(
    'hero',
    [2000, 1333],
    'navyTeal',
    ['river', heroCloth],
    ['window', { from: -36, sheen: 1, pool: { x: 0.85, y: 0, radius: 0.85, floor: 0.09 }, exposure: 1.9 }],
    412,
  ),
  study(
    'hero-portrait',
    PORTRAIT,
    'navyTeal',
    ['river', heroCloth],
    ['window', { from: -36, sheen: 1, pool: { x: 0.35, y: -0.55, radius: 0.85, floor: 0.1 }, exposure: 1.9 }],
    412,
  ),
];

/** Fourteen portraits, ordered so that neighbours differ in cloth, direction and scale. */
export const portfolioStudies: Study[] = [
  study('portfolio-01', PORTRAIT, 'navyTeal', ['fall', {}], ['window', {}], 100),
  study('portfolio-02', TALL, 'ivory', ['sling', {}], ['window', { exposure: 1.75 }], 114),
  study('portfolio-03', PORTRAIT, 'ink', ['coil', {}], ['low', {}], 135),
  study('portfolio-04', PORTRAIT, 'rose', ['gather', {}], ['window', { exposure: 1.5 }], 107),
  study('portfolio-05', TALL, 'goldMidnight', ['river', { folds: 5, angle: -32 }], ['rake', {}], 241),
  study('portfolio-06', PORTRAIT, 'emerald', ['curtain', {}], ['window', {}], 128),
  study('portfolio-07', PORTRAIT, 'teal', ['pleat', {}], ['window', {}], 303),
  study(
    'portfolio-08',
    TALL,
    'ivory',
    ['gather', { focus: [1.1, 1.35], folds: 10, crease: 0.6 }],
    ['broad', {}],
    318,
  ),
  study(
    'portfolio-09',
    PORTRAIT,
    'goldMidnight',
    ['sling', { angle: -62, bend: 0.7, folds: 9 }],
    ['low', {}],
    327,
  ),
  study(
    'portfolio-10',
    PORTRAIT,
    'ink',
    ['curtain', { angle: -22, folds: 7, stretch: 0.14 }],
    ['rake', {}],
    333,
  ),
  study('portfolio-11', TALL, 'rose', ['coil', { angle: 20, folds: 3.6 }], ['top', { sheen: 1 }], 345),
  study(
    'portfolio-12',
    PORTRAIT,
    'navyTeal',
    ['gather', { focus: [0.2, -1.6], folds: 12, bend: -0.2 }],
    ['low', {}],
    351,
  ),
  study(
    'portfolio-13',
    PORTRAIT,
    'emerald',
    ['river', { angle: 62, folds: 4.2, bend: 0.9 }],
    ['window', {}],
    366,
  ),
  study(
    'portfolio-14',
    TALL,
    'ivory',
    ['pleat', { angle: -38, folds: 6, bend: 0.7, depth: 1.4, detail: 0.8 }],
    ['rake', { exposure: 1.7 }],
    372,
  ),
];

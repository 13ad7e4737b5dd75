import { type Study, study } from './studies';

const WIDE = [1600, 1000] as const;
const PROJECT = [1600, 1067] as const;
const POSTER = [1200, 1500] as const;
const MILESTONE = [1000, 1250] as const;
const INITIATIVE = [1600, 1200] as const;

export const blogStudies: Study[] = [
  study('blog-01', WIDE, 'ivory', ['river', { angle: 66, folds: 5 }], ['broad', {}], 501),
  study('blog-02', WIDE, 'navyTeal', ['gather', { focus: [-1.7, 0.3], folds: 11 }], ['top', {}], 512),
  study('blog-03', WIDE, 'rose', ['sling', { angle: 84, folds: 6, bend: 0.45 }], ['rake', {}], 523),
  study('blog-04', WIDE, 'ink', ['pleat', { angle: 28, folds: 8 }], ['window', {}], 534),
  study('blog-05', WIDE, 'gold', ['coil', { angle: 75, folds: 4 }], ['window', {}], 545),
  study('blog-06', WIDE, 'emerald', ['fall', { angle: -48, folds: 6 }], ['top', {}], 556),
];

export const projectStudies: Study[] = [
  study(
    'project-01',
    PROJECT,
    'teal',
    ['river', { angle: 54, folds: 4.4, bend: 0.7 }],
    ['window', { from: -30 }],
    601,
  ),
  study('project-02', PROJECT, 'goldMidnight', ['curtain', { angle: 14, folds: 9 }], ['window', {}], 612),
  study('project-03', PROJECT, 'ivory', ['coil', { angle: 64, folds: 5 }], ['rake', { exposure: 1.6 }], 623),
  study('project-04', PROJECT, 'ink', ['gather', { focus: [1.6, -0.9], folds: 9 }], ['window', {}], 634),
];

export const eventStudies: Study[] = [
  study('event-01', POSTER, 'goldMidnight', ['gather', { focus: [0.9, -1.4], folds: 10 }], ['top', {}], 701),
  study('event-02', POSTER, 'navyTeal', ['pleat', { angle: -14, folds: 7, bend: -0.5 }], ['window', {}], 712),
  study('event-03', POSTER, 'rose', ['curtain', { angle: 9, folds: 8 }], ['rake', {}], 723),
  study('event-04', POSTER, 'ink', ['river', { angle: -58, folds: 5 }], ['top', {}], 734),
  study('event-05', POSTER, 'emerald', ['sling', { angle: 58, folds: 5.5 }], ['low', {}], 745),
  study('event-06', POSTER, 'ivory', ['fall', { angle: -30, folds: 9 }], ['window', { exposure: 1.5 }], 756),
];

export const milestoneStudies: Study[] = [
  study('milestone-01', MILESTONE, 'ink', ['fall', { angle: 36, folds: 5 }], ['window', {}], 801),
  study('milestone-02', MILESTONE, 'rose', ['river', { angle: 24, folds: 7 }], ['broad', {}], 812),
  study('milestone-03', MILESTONE, 'gold', ['curtain', { angle: -6, folds: 13 }], ['rake', {}], 823),
  study(
    'milestone-04',
    MILESTONE,
    'emerald',
    ['gather', { focus: [-1.2, 1.2], folds: 9 }],
    ['window', {}],
    834,
  ),
  study(
    'milestone-05',
    MILESTONE,
    'navyTeal',
    ['sling', { angle: -74, folds: 6, bend: 0.5 }],
    ['rake', {}],
    845,
  ),
];

export const roleStudies: Study[] = [
  study(
    'rate-card',
    [1200, 1600],
    'ivory',
    ['curtain', { angle: -10, folds: 6, stretch: 0.12 }],
    ['broad', {}],
    901,
  ),
  study('role-organizer', POSTER, 'navyTeal', ['coil', { angle: 32, folds: 5 }], ['window', {}], 912),
  study(
    'role-judge',
    POSTER,
    'goldMidnight',
    ['pleat', { angle: 6, folds: 8, detail: 0.7 }],
    ['window', {}],
    923,
  ),
  study(
    'role-instructor',
    POSTER,
    'rose',
    ['sling', { angle: 76, folds: 8, bend: 0.55 }],
    ['window', {}],
    934,
  ),
  study(
    'default-cover',
    WIDE,
    'ink',
    ['river', { angle: 70, folds: 5 }],
    ['window', { from: -18, exposure: 1.5 }],
    945,
  ),
];

export const initiativeStudies: Study[] = [
  study('initiative-01', INITIATIVE, 'copper', ['river', { angle: 44, folds: 6 }], ['window', {}], 951),
  study(
    'initiative-02',
    INITIATIVE,
    'gold',
    ['gather', { focus: [-1.3, -1], folds: 10 }],
    ['window', {}],
    962,
  ),
  study('initiative-03', INITIATIVE, 'rose', ['fall', { angle: 56, folds: 6 }], ['low', {}], 973),
];

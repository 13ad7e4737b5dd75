import type { MediaKey } from './media-key';

interface StarterMilestone {
  year: string;
  title: string;
  description: string;
  image: MediaKey;
}

/** The public site shows the titles of 2023 and 2022 when none load. */
export const milestones: StarterMilestone[] = [
  {
    year: '2024',
    title: 'National Finalist',
    description:
      'Reached the national final of a male pageant after eight months of county and regional rounds, with a speech on keeping boys in school.',
    image: 'milestone-01',
  },
  {
    year: '2023',
    title: 'Major Runway Shows',
    description:
      'Opened or closed the show on four large stages in one season, and trained the first-time models who walked in two of them.',
    image: 'milestone-02',
  },
  {
    year: '2022',
    title: 'Campaign Season',
    description:
      'A year in front of the camera: print and outdoor campaigns for menswear, knitwear and everyday clothes, shot between Nairobi and the coast.',
    image: 'milestone-03',
  },
  {
    year: '2020',
    title: 'Endeleza Founded',
    description:
      'With stages closed, eleven young people and three adults began to meet in a school yard on Saturdays. The meetings became a youth initiative.',
    image: 'milestone-04',
  },
  {
    year: '2017',
    title: 'First Professional Runway',
    description:
      'A first paid show, in a borrowed suit pinned at the back. Three months later, a first seat on a judging panel.',
    image: 'milestone-05',
  },
];

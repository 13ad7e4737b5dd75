import type { MediaKey } from './media-key';

interface StarterProject {
  title: string;
  description: string;
  /** Free text, such as a range of months; the site shows "Not specified" without it. */
  duration?: string;
  location?: string;
  status: 'planning' | 'upcoming' | 'ongoing' | 'completed';
  volunteersCount: number;
  acceptsVolunteers: boolean;
  media: MediaKey;
  /** Of a film */
  poster?: MediaKey;
  createdAt: string;
}

export const projects: StarterProject[] = [
  {
    title: 'County Costume Archive',
    description:
      'Grandparents remember how ceremonial dress was cut, tied and worn; few of their patterns were ever written down. We want to record them county by county, with drawings, measured patterns and short interviews, and to hand copies to school libraries. At present we are looking for a room, a scanner and two people who can draft patterns.',
    status: 'planning',
    volunteersCount: 0,
    acceptsVolunteers: false,
    media: 'project-04',
    createdAt: '2026-11-02T09:00:00.000Z',
  },
  {
    title: 'School Uniform Exchange',
    description:
      'A uniform is outgrown long before it is worn out. In the first weeks of the school year we collect clean uniforms, repair seams, buttons and hems, sort them by school and size, and give them to families at no charge. Volunteers sew, sort, label or run the counter. Each family is served alone, so that nobody has to explain themselves in a queue.',
    duration: 'January to February 2027',
    location: 'Machakos',
    status: 'upcoming',
    volunteersCount: 20,
    acceptsVolunteers: true,
    media: 'project-02',
    createdAt: '2026-09-14T09:00:00.000Z',
  },
  {
    title: 'Walk Tall Mentorship',
    description:
      'Each of twenty-four young people aged 15 to 21 meets one adult twice a month for a year. A meeting is an hour long: half of it on schoolwork or a trade, half on posture, voice and speaking in front of others. Mentors are trained over two evenings, keep a short log and never meet a mentee alone. The film is a textile study: one length of silk, kept moving.',
    duration: 'March 2026 to March 2027',
    location: 'Nakuru',
    status: 'ongoing',
    volunteersCount: 24,
    acceptsVolunteers: true,
    media: 'project-01-video',
    poster: 'project-01-poster',
    createdAt: '2025-12-08T09:00:00.000Z',
  },
  {
    title: 'Riverbank Tree Days',
    description:
      'Four days along one river: we cleared litter, terraced the steepest stretch and planted 1,200 indigenous seedlings. The three nearest schools each took a section and a watering rota. A year later we walked the bank again and counted 874 living trees. We now plant after the first heavy rain rather than before it.',
    duration: 'April to May 2025',
    location: 'Thika, Kiambu County',
    status: 'completed',
    volunteersCount: 60,
    acceptsVolunteers: false,
    media: 'project-03',
    createdAt: '2025-03-10T09:00:00.000Z',
  },
];

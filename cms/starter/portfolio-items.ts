import type { MediaKey } from './media-key';

/** The owner's form suggests these six; the field takes any text. */
type SuggestedCategory = 'Editorial' | 'Runway' | 'Campaign' | 'Beauty' | 'Lifestyle' | 'Commercial';

interface StarterFrame {
  file: MediaKey;
  poster?: MediaKey;
  captions?: MediaKey;
}

interface StarterPortfolioItem {
  title: string;
  category: SuggestedCategory;
  description: string;
  image: MediaKey;
  frames?: StarterFrame[];
  year: number;
  /** ISO date and time; the newest is first. */
  createdAt: string;
}

export const portfolioItems: StarterPortfolioItem[] = [
  {
    title: 'Column in Navy',
    category: 'Runway',
    description:
      'Navy silk hung to its full length. Only the narrow folds take colour, the way a moving hem does under stage light.',
    image: 'portfolio-01',
    year: 2026,
    createdAt: '2026-09-12T08:00:00.000Z',
  },
  {
    title: 'Ivory, Rising',
    category: 'Beauty',
    description:
      'Ivory satin slung in arcs. A study of how little shadow a pale surface needs before it reads as form.',
    image: 'portfolio-02',
    year: 2026,
    createdAt: '2026-03-07T08:00:00.000Z',
  },
  {
    title: 'Gold on Midnight',
    category: 'Runway',
    description:
      'Broad gold folds against a dark ground: the first look of a show, before the room has settled.',
    image: 'portfolio-05',
    year: 2025,
    createdAt: '2025-10-18T08:00:00.000Z',
  },
  {
    title: 'Gathered Rose',
    category: 'Campaign',
    description:
      'Rose silk held at one corner and left to fan. All of the movement starts from a single point.',
    image: 'portfolio-04',
    frames: [
      { file: 'initiative-03' },
      { file: 'portfolio-11' },
      { file: 'milestone-02' },
      { file: 'role-instructor' },
      { file: 'event-03' },
    ],
    year: 2025,
    createdAt: '2025-02-22T08:00:00.000Z',
  },
  {
    title: 'Ink in Motion',
    category: 'Editorial',
    description:
      'Ink satin in wide, glossy curves. The picture is nearly black, and the highlights do the drawing.',
    image: 'portfolio-03',
    year: 2024,
    createdAt: '2024-11-09T08:00:00.000Z',
  },
  {
    title: 'Before the Curtain',
    category: 'Runway',
    description: 'Emerald silk hanging straight, as it does in the last quiet minute backstage.',
    image: 'portfolio-06',
    year: 2024,
    createdAt: '2024-05-25T08:00:00.000Z',
  },
  {
    title: 'One Slow Wave',
    category: 'Editorial',
    description:
      'Teal pleats that bend together and keep their spacing, like a line of models taking the same turn.',
    image: 'portfolio-07',
    frames: [
      { file: 'event-02' },
      { file: 'role-organizer' },
      { file: 'blog-02' },
      { file: 'project-01-video', poster: 'project-01-poster', captions: 'project-01-captions' },
      { file: 'milestone-05' },
    ],
    year: 2023,
    createdAt: '2023-08-19T08:00:00.000Z',
  },
  {
    title: 'Ivory Drawn Close',
    category: 'Lifestyle',
    description: 'Ivory silk pulled together at the lower right, easy and unposed.',
    image: 'portfolio-08',
    year: 2022,
    createdAt: '2022-10-08T08:00:00.000Z',
  },
  {
    title: 'Low Light',
    category: 'Beauty',
    description: 'Fine arcs of dark gold at the very edge of what can be seen.',
    image: 'portfolio-09',
    year: 2021,
    createdAt: '2021-06-12T08:00:00.000Z',
  },
  {
    title: 'Ridge and Billow',
    category: 'Editorial',
    description: 'Rose satin drawn into one tight ridge. The softness on either side exists because of it.',
    image: 'portfolio-11',
    year: 2020,
    createdAt: '2020-02-15T08:00:00.000Z',
  },
  {
    title: 'Silver Diagonal',
    category: 'Commercial',
    description: 'Silvered ink satin in steep folds, composed with room for a line of type at the top.',
    image: 'portfolio-10',
    year: 2019,
    createdAt: '2019-09-21T08:00:00.000Z',
  },
  {
    title: 'Emerald at Rest',
    category: 'Lifestyle',
    description: 'Emerald silk lying in level waves. Nothing in it hurries.',
    image: 'portfolio-13',
    year: 2018,
    createdAt: '2018-07-14T08:00:00.000Z',
  },
  {
    title: 'Falling Navy',
    category: 'Campaign',
    description:
      'Navy silk gathered above the frame and spreading as it falls, so that the eye travels downwards.',
    image: 'portfolio-12',
    year: 2017,
    createdAt: '2017-05-20T08:00:00.000Z',
  },
  {
    title: 'Pressed and Leaning',
    category: 'Commercial',
    description: 'Ivory pleats, pressed sharp and tipped off the vertical. The oldest study in the book.',
    image: 'portfolio-14',
    year: 2016,
    createdAt: '2016-11-26T08:00:00.000Z',
  },
];

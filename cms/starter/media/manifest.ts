/** Starter files with their alternative texts. None shows a person: they are rendered studies of folded silk. */
export const starterMedia = {
  hero: {
    file: 'hero.jpg',
    alt: 'Teal folds of silk lit from the right against deep navy shadow, textile study',
  },
  'hero-portrait': {
    file: 'hero-portrait.jpg',
    alt: 'Navy silk falling in long S-curves with teal highlights, textile study',
  },

  'portfolio-01': {
    file: 'portfolio-01.jpg',
    alt: 'Hanging navy silk with narrow teal folds, textile study',
  },
  'portfolio-02': { file: 'portfolio-02.jpg', alt: 'Ivory satin slung in rising arcs, textile study' },
  'portfolio-03': {
    file: 'portfolio-03.jpg',
    alt: 'Ink satin sweeping in wide glossy curves, textile study',
  },
  'portfolio-04': {
    file: 'portfolio-04.jpg',
    alt: 'Rose silk gathered at the upper left and fanning out, textile study',
  },
  'portfolio-05': { file: 'portfolio-05.jpg', alt: 'Broad gold folds on midnight cloth, textile study' },
  'portfolio-06': {
    file: 'portfolio-06.jpg',
    alt: 'Emerald silk hanging straight as a curtain, textile study',
  },
  'portfolio-07': {
    file: 'portfolio-07.jpg',
    alt: 'Teal pleats bending together in one slow wave, textile study',
  },
  'portfolio-08': {
    file: 'portfolio-08.jpg',
    alt: 'Ivory silk drawn together at the lower right, textile study',
  },
  'portfolio-09': {
    file: 'portfolio-09.jpg',
    alt: 'Fine arcs of dark gold silk in low light, textile study',
  },
  'portfolio-10': {
    file: 'portfolio-10.jpg',
    alt: 'Silvered ink satin in steep diagonal folds, textile study',
  },
  'portfolio-11': {
    file: 'portfolio-11.jpg',
    alt: 'Rose satin drawn into a tight ridge between soft billows, textile study',
  },
  'portfolio-12': {
    file: 'portfolio-12.jpg',
    alt: 'Navy silk gathered above the frame and spreading downwards, textile study',
  },
  'portfolio-13': { file: 'portfolio-13.jpg', alt: 'Emerald silk lying in horizontal waves, textile study' },
  'portfolio-14': { file: 'portfolio-14.jpg', alt: 'Ivory pleats leaning across the frame, textile study' },

  'blog-01': { file: 'blog-01.jpg', alt: 'Ivory silk in gentle waves under soft light, textile study' },
  'blog-02': { file: 'blog-02.jpg', alt: 'Teal silk spreading in rays from the left edge, textile study' },
  'blog-03': {
    file: 'blog-03.jpg',
    alt: 'Rose silk sagging between two points, one fold catching the light, textile study',
  },
  'blog-04': { file: 'blog-04.jpg', alt: 'Narrow ink pleats edged with pale light, textile study' },
  'blog-05': { file: 'blog-05.jpg', alt: 'Gold satin rolling in heavy curves, textile study' },
  'blog-06': { file: 'blog-06.jpg', alt: 'Emerald satin crossed by deep diagonal folds, textile study' },

  'project-01-video': {
    file: 'project-01.mp4',
    alt: 'Teal silk moving slowly in a seamless loop, without sound, textile study',
  },
  'project-01-poster': {
    file: 'project-01-poster.jpg',
    alt: 'Teal silk at rest before it moves, textile study',
  },
  'project-01-captions': {
    file: 'project-01.vtt',
    alt: 'Captions of the silent film of moving silk',
  },
  'project-02': { file: 'project-02.jpg', alt: 'Upright gold folds on midnight silk, textile study' },
  'project-03': { file: 'project-03.jpg', alt: 'Ivory satin pulled into thin drawn ridges, textile study' },
  'project-04': {
    file: 'project-04.jpg',
    alt: 'Ink silk converging on the upper right corner, textile study',
  },

  'event-01': { file: 'event-01.jpg', alt: 'Antique gold silk fanning from the upper right, textile study' },
  'event-02': { file: 'event-02.jpg', alt: 'Midnight blue pleats curving down the frame, textile study' },
  'event-03': { file: 'event-03.jpg', alt: 'Rose silk hanging in full upright folds, textile study' },
  'event-04': { file: 'event-04.jpg', alt: 'Matt ink silk folding over itself, textile study' },
  'event-05': {
    file: 'event-05.jpg',
    alt: 'Emerald silk arching with a broad green highlight, textile study',
  },
  'event-06': { file: 'event-06.jpg', alt: 'Crumpled ivory silk in close diagonal folds, textile study' },

  'milestone-01': {
    file: 'milestone-01.jpg',
    alt: 'Ink silk with a few bright folds rising to the right, textile study',
  },
  'milestone-02': {
    file: 'milestone-02.jpg',
    alt: 'Rose silk twisting loosely in soft light, textile study',
  },
  'milestone-03': { file: 'milestone-03.jpg', alt: 'Close vertical folds of gold satin, textile study' },
  'milestone-04': {
    file: 'milestone-04.jpg',
    alt: 'Emerald satin gathered at the lower left, textile study',
  },
  'milestone-05': {
    file: 'milestone-05.jpg',
    alt: 'Blue silk in shallow arcs under a raking light, textile study',
  },

  'rate-card': {
    file: 'rate-card.jpg',
    alt: 'Quiet ivory silk in wide, nearly upright folds, textile study',
  },
  'role-organizer': {
    file: 'role-organizer.jpg',
    alt: 'Teal silk crossing in many directions, textile study',
  },
  'role-judge': { file: 'role-judge.jpg', alt: 'Even gold pleats on midnight silk, textile study' },
  'role-instructor': {
    file: 'role-instructor.jpg',
    alt: 'Rose silk hung in shallow stacked swags, textile study',
  },

  'initiative-01': { file: 'initiative-01.jpg', alt: 'Copper silk winding in glowing bands, textile study' },
  'initiative-02': {
    file: 'initiative-02.jpg',
    alt: 'Golden silk fanning from the upper left corner, textile study',
  },
  'initiative-03': {
    file: 'initiative-03.jpg',
    alt: 'Warm rose silk in broad diagonal folds, textile study',
  },
} as const satisfies Record<string, { file: string; alt: string }>;

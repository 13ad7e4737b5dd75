export const digitalsWording = {
  title: 'Digitals',
  description: (siteTitle: string) =>
    `Unretouched digitals of ${siteTitle}, with date, walk video and measurements.`,
  lead: 'Unretouched images, exactly as taken.',
  pictures: 'Images',
  taken: (day: string) => `Taken ${day}`,
  angles: {
    face: 'Face',
    smile: 'Smile',
    front: 'Front',
    left: 'Left profile',
    right: 'Right profile',
    back: 'Back',
    full_length: 'Full length',
  },
  open: (label: string) => `Open ${label}`,
  clip: 'Walk video',
  loading: 'Loading digitals...',
  loadFailure: 'Failed to load digitals',
  /** Shown without a set from the last year */
  empty: 'New digitals are coming soon. Message me if you need some now.',
  emptyAction: 'Message me',
  /** Label of links to the digitals */
  link: 'See the digitals',
};

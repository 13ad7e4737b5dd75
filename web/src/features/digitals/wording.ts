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
  captions: 'Captions',
  captionsLanguage: 'en',
  loading: 'Loading digitals...',
  loadFailure: 'Failed to load digitals',
  /** Without a set from the last year */
  empty: 'New digitals are coming soon. Message me if you need some now.',
  emptyAction: 'Message me',
  /** On pages that lead here */
  link: 'See the digitals',
};

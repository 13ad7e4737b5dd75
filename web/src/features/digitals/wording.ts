export const digitalsWording = {
  title: 'Digitals',
  description: (siteTitle: string) =>
    `Unretouched pictures of ${siteTitle}, with the day they were taken, a walk and measurements.`,
  lead: 'Unretouched, as on the day they were taken.',
  pictures: 'Pictures',
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
  clip: 'The walk',
  captions: 'Captions',
  captionsLanguage: 'en',
  loading: 'Loading digitals...',
  loadFailure: 'Failed to load digitals',
  /** While there is no set, or none that is younger than a year */
  empty: 'New digitals are on their way. Please write if you would like to see some now.',
  emptyAction: 'Write to me',
  /** On pages that lead here */
  link: 'See the digitals',
};

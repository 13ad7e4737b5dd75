export const biographyWording = {
  /** Logged, and shown in the section that could not be loaded */
  loadFailure: 'Failed to load biography',
};

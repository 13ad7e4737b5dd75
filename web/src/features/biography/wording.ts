export const biographyWording = {
  /** Logged; also the text of the section that could not be filled */
  loadFailure: 'Failed to load biography',
};

export const portfolioWording = {
  sectionTitle: 'Images',
  loadFailure: 'Failed to load portfolio items',
  empty: 'No portfolio items found in this category.',
  loading: 'Loading images...',
  viewMore: 'View More',
  /** Shown, disabled, when the last page is on the screen */
  allShown: 'All images shown',
};

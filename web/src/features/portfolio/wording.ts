export const portfolioWording = {
  sectionTitle: 'Images',
  loadFailure: 'Failed to load portfolio items',
  empty: 'No portfolio items found in this category.',
  loading: 'Loading images...',
  viewMore: 'View More',
  /** Shown, disabled, after the last page */
  allShown: 'All images shown',
};

export const blogWording = {
  loading: 'Loading articles...',
  /** Only logged: the visitor sees the failure text of the list */
  loadFailure: 'Failed to load blog posts',
  by: (author: string) => `By ${author}`,
  readTime: (minutes: number) => `${minutes} min read`,
  share: 'Share',
  linkCopied: 'Link copied',
  copyByHand: (address: string) => `Copy this address: ${address}`,
  previous: 'Previous',
  next: 'Next',
  viewMore: 'View More',
};

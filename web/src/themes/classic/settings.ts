/** The numbers of the classic theme. */
export const settings = {
  /** The bar changes its style after scrolling more than this. Pixels */
  navScrolledPx: 20,
  /** Characters of an excerpt on a blog card */
  excerptLength: 150,
  /** The search of the blog starts this long after the last key. Milliseconds */
  searchPauseMs: 300,
  /** Height of a portfolio image. Pixels */
  portfolioImagePx: 400,
  contactMessageRows: 5,
  commentRows: 4,
  /** The overlay of the projects page slides away after this time. Milliseconds */
  entryOverlayMs: 600,
  blogFadeInMs: 300,
  volunteerFadeInMs: 500,
} as const;

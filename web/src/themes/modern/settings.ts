/** The numbers of the modern theme. */
export const settings = {
  /** The bar turns translucent after scrolling more than this. Pixels */
  navScrolledPx: 50,
  /** Characters of an excerpt on a blog card */
  excerptLength: 120,
  /** At most this many tags on a blog card */
  cardTags: 2,
  /** Fewer on the home page, before View More */
  homePortfolioPageSize: 6,
  /** Height of a portfolio image. Pixels */
  portfolioImagePx: 400,
  contactMessageRows: 5,
  volunteerMessageRows: 4,
  commentRows: 4,
} as const;

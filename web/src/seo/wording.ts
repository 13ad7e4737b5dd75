export const seoWording = {
  /** Title of a page of a list, from the second page on */
  furtherPage: (title: string, page: number) => `${title} – page ${page}`,
};

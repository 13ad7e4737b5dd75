export const seoWording = {
  /** The title of a page of a list, from the second on */
  furtherPage: (title: string, page: number) => `${title} – page ${page}`,
};

const quoted = (text: string) => (text ? `: “${text}”` : '');

export const wording = {
  search: {
    section: 'Search engines and previews',
    fromPage: 'Title, description and picture are those of the page',
    own: 'With words or a picture of their own',
    title: 'Title for search engines',
    description: 'Description for search engines',
    picture: 'Preview picture',
    emptyTitle: (title: string) => `Empty: the title is used${quoted(title)}`,
    emptyDescription: (text: string) => `Empty: how the text begins is used${quoted(text)}`,
    emptyPicture: {
      cover: 'Empty: the picture of the page is used, cropped to 1200 by 630.',
      none: 'Empty: the title is drawn over the photograph of the home page.',
    },
  },
};

import { calendarDay } from '../../dates/format';

const quoted = (text: string) => (text ? `: “${text}”` : '');

/** Characters of a link or a heading that a sentence repeats. */
const LONGEST_QUOTE = 60;
const short = (text: string) =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).trimEnd()}…` : text;

export const wording = {
  search: {
    section: 'Search engines and previews',
    fromPage: 'Title, description and picture are those of the page',
    own: 'With words or a picture of their own',
    picture: 'Preview picture',
    emptyTitle: (title: string) => `Empty: the title is used${quoted(title)}`,
    emptyDescription: (text: string) => `Empty: how the text begins is used${quoted(text)}`,
    emptyPicture: {
      cover: 'Empty: the picture of the page is used, cropped to 1200 by 630.',
      none: 'Empty: the title is drawn over the photograph of the home page.',
    },
  },
  ready: 'Ready to show?',
  nothing: 'Nothing is missing.',
  count: (findings: number) => (findings === 1 ? '1 thing to look at' : `${findings} things to look at`),
  fix: 'Fix',
  fixOne: (sentence: string) => `Fix: ${sentence}`,
  rights: 'Rights',
  unchecked: 'Links and rights could not be checked now.',
  publish: 'Publish as it is',
  back: 'Go back to the form',
  rules: {
    places: {
      cover: 'The picture',
      preview: 'The preview picture',
      text: (number: number) => `Picture ${number} in the text`,
    },
    fields: {
      title: 'the title',
      content: 'the text',
      description: 'the description',
      searchTitle: 'the title for search engines',
      searchDescription: 'the description for search engines',
    },
    noCover: 'There is no picture.',
    noAlt: (place: string) => `${place} has no description for people who do not see it.`,
    genericAlt: (place: string, alt: string) =>
      `${place} is described as “${short(alt)}”, which says nothing.`,
    longTitle: (cut: string) => `The title is longer than Google shows: “${cut}”`,
    noDescription: 'There is no description.',
    shortDescription: (text: string) => `The description for search engines is short: “${text}”`,
    longDescription: 'The description for search engines is longer than Google shows.',
    linkNowhere: (words: string) => `The link “${short(words)}” leads nowhere yet.`,
    linkDead: (words: string, path: string) =>
      `The link “${short(words)}” leads to ${short(path)}, where there is no page.`,
    linkDraft: (words: string) => `The link “${short(words)}” leads to a post that is not out yet.`,
    leftover: (words: string, field: string) => `“${short(words)}” is still in ${field}.`,
    emptyHeading: 'There is an empty heading.',
    standIn: (url: string) =>
      `The picture from ${new URL(url, 'https://x').hostname} stands for another one.`,
    headingJump: (words: string, marks: string) =>
      `The heading “${short(words)}” skips a level: begin it with ${marks}.`,
    rightsEnded: (name: string, day: string) =>
      `Visitors do not see ${short(name)}: its last day was ${calendarDay(day)}.`,
    rightsEnd: (name: string, day: string) => `Visitors see ${short(name)} until ${calendarDay(day)} only.`,
    rightsUnstated: (name: string) => `Nothing is said of the rights of ${short(name)}.`,
  },
  shown: {
    title: 'As others show it',
    computer: 'Google on a computer',
    phone: 'Google on a phone',
    whatsApp: 'WhatsApp',
    x: 'X',
    from: (domain: string) => `From ${domain}`,
    picture: 'The preview picture',
    centred: 'The site chooses the crop once the picture is saved.',
    pictureFailed: 'The preview picture could not be drawn now.',
  },
};

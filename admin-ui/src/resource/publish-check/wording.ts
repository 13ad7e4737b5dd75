import { shorten } from '../../../../cms/src/shared/text';
import { calendarDay } from '../../dates/format';

const quoted = (text: string) => (text ? `: “${text}”` : '');

/** Maximum characters of a link or heading quoted in a sentence. */
const LONGEST_QUOTE = 60;
const short = (text: string) => shorten(text, LONGEST_QUOTE);

export const wording = {
  search: {
    section: 'Search engines and previews',
    fromPage: 'Uses the page’s title, description and image',
    own: 'Customised',
    picture: 'Preview image',
    emptyTitle: (title: string) => `If empty, the title is used${quoted(title)}`,
    emptyDescription: (text: string) => `If empty, the start of the text is used${quoted(text)}`,
    emptyPicture: {
      cover: 'If empty, the page’s image is used, cropped to 1200 × 630.',
      none: 'If empty, the title is shown over the home page photo.',
    },
  },
  ready: 'Ready to show?',
  nothing: 'Nothing is missing.',
  count: (findings: number) => (findings === 1 ? '1 thing to look at' : `${findings} things to look at`),
  fix: 'Fix',
  fixOne: (sentence: string) => `Fix: ${sentence}`,
  rights: 'Rights',
  unchecked: 'Links and rights could not be checked.',
  publish: 'Publish anyway',
  back: 'Back to editing',
  rules: {
    places: {
      cover: 'The image',
      frame: (number: number) => `Image ${number} of the story`,
      preview: 'The preview image',
      text: (number: number) => `Image ${number} in the text`,
    },
    fields: {
      title: 'the title',
      content: 'the text',
      description: 'the description',
      searchTitle: 'the title for search engines',
      searchDescription: 'the description for search engines',
    },
    noCover: 'The image is missing.',
    noAlt: (place: string) => `${place} has no description for people who cannot see it.`,
    genericAlt: (place: string, alt: string) =>
      `${place} is described only as “${short(alt)}”. Say what it shows.`,
    unclearTitle: (title: string) =>
      `The title “${short(title)}” is the name of a file. Say what the image shows.`,
    longTitle: (cut: string) => `The title is longer than Google shows: “${cut}”`,
    noDescription: 'The description is missing.',
    shortDescription: (text: string) => `The description for search engines is short: “${text}”`,
    longDescription: 'The description for search engines is longer than Google shows.',
    linkNowhere: (words: string) => `The link “${short(words)}” has no address.`,
    linkDead: (words: string, path: string) =>
      `The link “${short(words)}” goes to ${short(path)}, which does not exist.`,
    linkDraft: (words: string) => `The link “${short(words)}” goes to an unpublished post.`,
    leftover: (words: string, field: string) => `Placeholder in ${field}: “${short(words)}”.`,
    emptyHeading: 'A heading is empty.',
    standIn: (url: string) =>
      `The image from ${new URL(url, 'https://x').hostname} is a placeholder. Replace it.`,
    headingJump: (words: string, marks: string) =>
      `The heading “${short(words)}” skips a level: begin it with ${marks}.`,
    rightsEnded: (name: string, day: string) =>
      `${short(name)} is hidden: its usage rights or consent ended on ${calendarDay(day)}.`,
    consentMissing: (name: string) =>
      `${short(name)} is hidden: it shows a child, and no consent for the site is recorded.`,
    rightsEnd: (name: string, day: string) => `${short(name)} will be hidden after ${calendarDay(day)}.`,
    rightsUnstated: (name: string) => `No usage rights are recorded for ${short(name)}.`,
  },
  shown: {
    title: 'How it looks when shared',
    computer: 'Google on a computer',
    phone: 'Google on a phone',
    whatsApp: 'WhatsApp',
    x: 'X',
    from: (domain: string) => `From ${domain}`,
    picture: 'The preview image',
    centred: 'The crop is chosen when you save the image.',
    pictureFailed: 'The preview image could not be created.',
  },
};

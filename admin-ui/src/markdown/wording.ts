import type { Mark } from './markdown-edit';

export const wording = {
  write: 'Write',
  preview: 'Preview',
  view: 'Write or preview',
  nothingToPreview: 'Nothing to preview yet.',
  toolbar: 'Formatting',
  marks: {
    bold: 'Bold',
    italic: 'Italic',
    heading: 'Heading',
    quote: 'Quote',
    list: 'List',
    numbers: 'Numbered list',
    link: 'Link',
  } satisfies Record<Mark, string>,
  pictures: {
    button: 'Picture',
    dialog: (count: number) => (count === 1 ? 'Picture in the text' : `${count} pictures in the text`),
    insert: (count: number) => (count === 1 ? 'Insert picture' : `Insert ${count} pictures`),
    cancel: 'Cancel',
    uploading: (count: number) => (count === 1 ? 'Uploading 1 picture...' : `Uploading ${count} pictures...`),
    progress: 'Progress of the pictures',
    refused: (name: string) => `${name} was not taken`,
    failed: (name: string) => `${name} could not be uploaded. Your text is kept.`,
    tryAgain: 'Please insert it again.',
    savesLater: 'The post is saved as soon as its pictures are uploaded.',
  },
};

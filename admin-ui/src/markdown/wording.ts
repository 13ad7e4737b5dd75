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
    button: 'Image',
    dialog: (count: number) => (count === 1 ? 'Image in the text' : `${count} images in the text`),
    insert: (count: number) => (count === 1 ? 'Insert image' : `Insert ${count} images`),
    cancel: 'Cancel',
  },
};

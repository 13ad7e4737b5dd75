import { CONTENT_TYPES } from '../../strapi/content-types.gen';

export const wording = {
  future: 'The date must be today or earlier.',
  words: {
    one: (number: number) => `Measurement ${number}`,
    add: 'Add a measurement',
    full: `You can add up to ${CONTENT_TYPES.measurements.lines.most} measurements.`,
  },
  valueMissing: (name: string) => `Enter a value for “${name}” or remove the line.`,

  women: 'women’s',
  men: 'men’s',

  save: 'Save Measurements',
  saving: 'Saving...',
  saved: 'Measurements saved successfully',
  saveFailed: 'Failed to save measurements',
  loadFailure: 'Failed to load measurements',
};

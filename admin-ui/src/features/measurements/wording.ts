export const wording = {
  future: 'Measured on is in the future: choose today or a day before',
  words: {
    one: (number: number) => `Measurement ${number}`,
    add: 'Add a measurement',
    full: 'There is room for 100 measurements.',
  },
  valueMissing: (name: string) => `${name} has no value: write it, or remove the line`,

  save: 'Save Measurements',
  saving: 'Saving...',
  saved: 'Measurements saved successfully',
  saveFailed: 'Failed to save measurements',
  loadFailure: 'Failed to load measurements',
};

export const wording = {
  measuredOn: 'Measured on',
  measuredOnHint:
    'Visitors read the month. It becomes today when you change a value, unless you choose another day.',
  future: 'Measured on is in the future: choose today or a day before',

  lines: 'Measurements',
  linesHint: 'In the order of the pages. What two pages print differently, such as a range, has two lines.',
  words: {
    one: (number: number) => `Measurement ${number}`,
    add: 'Add a measurement',
    full: 'There is room for 100 measurements.',
  },
  label: 'Name',
  metric: 'Metric',
  imperial: 'Imperial or words',
  onBiography: 'Biography',
  onRateCard: 'Rate card',
  onCompCard: 'Comp card',
  valueMissing: (name: string) => `${name} has no value: write it, or remove the line`,

  save: 'Save Measurements',
  saving: 'Saving...',
  saved: 'Measurements saved successfully',
  saveFailed: 'Failed to save measurements',
  loadFailure: 'Failed to load measurements',
};

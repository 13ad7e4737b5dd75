export const wording = {
  title: 'My book',
  tabs: { measurements: 'Measurements', digitals: 'Digitals', compCard: 'Comp card' },
};

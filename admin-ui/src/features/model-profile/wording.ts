export const wording = {
  title: 'Model profile',
  tabs: { measurements: 'Measurements', digitals: 'Digitals', compCard: 'Comp card' },
};

export const wording = {
  title: 'My book',
  tabs: { measurements: 'Measurements', compCard: 'Comp card' },
};

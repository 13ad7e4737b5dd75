export const creditsWording = {
  photographer: 'Photo',
  stylist: 'Styling',
  makeUp: 'Make-up',
  designer: 'Design',
  loadFailure: 'Failed to load credits',
};

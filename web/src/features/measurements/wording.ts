export const measurementsWording = {
  title: 'Measurements',
  loading: 'Loading measurements...',
  loadFailure: 'Failed to load measurements',
  measured: (month: string) => `Measured ${month}`,
};

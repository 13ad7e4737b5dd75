export const rateCardWording = {
  title: 'Professional Rates & Services',
  backToHome: 'Back to Home',
  bookNow: 'Book Now',
  measurements: 'Measurements',
  measurementsState: { loading: 'Loading measurements...', loadFailure: 'Failed to load measurements' },
  currency: 'KES',
};

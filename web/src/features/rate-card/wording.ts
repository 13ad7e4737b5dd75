export const rateCardWording = {
  title: 'Professional Rates & Services',
  backToHome: 'Back to Home',
  bookNow: 'Book Now',
  currency: 'KES',
};

export const compCardWording = {
  title: 'Comp Card',
  loading: 'Loading the comp card...',
  loadFailure: 'Failed to load the comp card',
  empty: 'The comp card is not available at the moment. Please request it through the contact page.',
  front: 'Front of the card',
  back: 'Back of the card',
  measurements: 'Measurements',
  /** Label of a month: 'Measured', 'May 2026' */
  measured: 'Measured',
  downloads: 'Download',
  files: [
    { href: '/comp-card.pdf', label: 'PDF, 5.5 × 8.5 in' },
    { href: '/comp-card.pdf?size=a5', label: 'PDF, A5' },
    { href: '/comp-card.pdf?bleed=1', label: 'PDF for print, with bleed' },
    { href: '/comp-card.jpg', label: 'Image for WhatsApp' },
  ],
};

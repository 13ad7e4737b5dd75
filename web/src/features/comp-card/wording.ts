export const compCardWording = {
  title: 'Comp Card',
  loading: 'Loading the comp card...',
  loadFailure: 'Failed to load the comp card',
  empty: 'There is no comp card just now. Please ask for one on the contact page.',
  front: 'Front of the card',
  back: 'Back of the card',
  measurements: 'Measurements',
  /** Beside a month: 'Measured', 'May 2026' */
  measured: 'Measured',
  downloads: 'Take it with you',
  files: [
    { href: '/comp-card.pdf', label: 'PDF, 5.5 × 8.5 in' },
    { href: '/comp-card.pdf?size=a5', label: 'PDF, A5' },
    { href: '/comp-card.pdf?bleed=1', label: 'PDF for a printer, with bleed' },
    { href: '/comp-card.jpg', label: 'Picture for WhatsApp' },
  ],
};

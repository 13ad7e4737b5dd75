import type { Network } from '../../../features/contact-details/contact-details';

/** Line drawings on a 24 px grid. */
const PATHS: Record<Network, string> = {
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5-1.2v.01',
  facebook:
    'M14 21v-8h3l.5-3.5H14V7.6c0-1 .5-1.8 1.9-1.8h1.7V2.9C17 2.8 16.100 2.7 15.300 2.7c-2.700 0-4.300 1.600-4.300 4.500v2.300H8V13h3v8',
  x: 'M4 4l16 16M20 4L4 20',
  linkedin:
    'M4 9.500h3.500V20H4zM5.750 4v.01M11 20V9.500h3.500V11.500c.6-1.300 1.900-2.200 3.500-2.200 2.300 0 3.500 1.500 3.500 4.200V20H18v-5.800c0-1.400-.5-2.200-1.700-2.200-1.200 0-1.800.9-1.800 2.200V20',
  tiktok: 'M14 3v11.5a4 4 0 1 1-4-4M14 3c.3 2.900 2.100 4.700 5 5',
  youtube: 'M5 5.500h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM10 9l5 3-5 3Z',
  whatsapp:
    'M4 20l1.200-4A8 8 0 1 1 8.200 19L4 20ZM9 8.500c0 3.500 3 6.500 6.500 6.500l.5-1.800-2-1-1 .8a5 5 0 0 1-2-2l.8-1-1-2Z',
  models_com: 'M4 20V4l8 10 8-10v16',
  agency: 'M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3',
  website: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  email: 'M3 5.500h18v13H3zM3 6.500l9 7 9-7',
};

/** A decorative drawing; the link around it carries the name. */
export function NetworkIcon({ network }: { network: Network }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[network]} />
    </svg>
  );
}

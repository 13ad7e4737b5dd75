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

import { useMediaQuery } from '@mantine/hooks';

/** Returns whether the screen has the layout of a phone, which the styles give at the same width. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false });

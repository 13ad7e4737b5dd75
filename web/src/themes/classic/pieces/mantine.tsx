import type { ReactNode } from 'react';
import { MantineFrame } from '../../behaviour/mantine-frame';
import { theme } from '../theme';

/** Mantine in this look, for the fields inside. */
export function Mantine({ children }: { children: ReactNode }) {
  return <MantineFrame theme={theme}>{children}</MantineFrame>;
}

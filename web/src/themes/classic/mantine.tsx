import type { ReactNode } from 'react';
import { MantineFrame, mantineTheme } from '../behaviour/mantine-frame';
import inputs from './styles/inputs.module.css';

export const theme = mantineTheme('yellow', inputs, {
  // A problem is said at once, also when the focus was already in the field.
  InputError: { defaultProps: { role: 'alert' } },
});

/** Mantine in this look, for the fields inside. */
export function Mantine({ children }: { children: ReactNode }) {
  return <MantineFrame theme={theme}>{children}</MantineFrame>;
}

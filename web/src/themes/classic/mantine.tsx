import type { ReactNode } from 'react';
import { MantineFrame, mantineTheme } from '../shared/mantine-frame';
import inputs from './styles/inputs.module.css';

export const theme = mantineTheme('yellow', inputs, {
  // A new problem is announced at once, even when the focus is already in the field.
  InputError: { defaultProps: { role: 'alert' } },
});

export function Mantine({ children }: { children: ReactNode }) {
  return <MantineFrame theme={theme}>{children}</MantineFrame>;
}

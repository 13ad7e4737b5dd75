import type { ReactNode } from 'react';
import { MantineFrame, mantineTheme } from '../shared/mantine-frame';
import inputs from './styles/inputs.module.css';
import toast from './styles/toast.module.css';

export const theme = mantineTheme('teal', inputs, {
  Notification: {
    defaultProps: { classNames: { root: toast.toast, description: toast.text, closeButton: toast.close } },
  },
});

export function Mantine({ children }: { children: ReactNode }) {
  return <MantineFrame theme={theme}>{children}</MantineFrame>;
}

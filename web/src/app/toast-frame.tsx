import type { MantineThemeOverride } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { MantineFrame } from '../themes/shared/mantine-frame';
import '../styles/toasts.css';

/** Shows toasts in the style of a theme. */
export function ToastFrame({ theme }: { theme: MantineThemeOverride }) {
  return (
    <MantineFrame theme={theme}>
      <Notifications position="bottom-center" limit={3} />
    </MantineFrame>
  );
}

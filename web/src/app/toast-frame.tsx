import { Notifications } from '@mantine/notifications';
import { type Theme, useTheme } from '../routing/theme';
import { MantineFrame } from '../themes/behaviour/mantine-frame';
import { theme as classicTheme } from '../themes/classic/mantine';
import { theme as modernTheme } from '../themes/modern/mantine';
import '../styles/toasts.css';

const themes: Record<Theme, typeof modernTheme> = { modern: modernTheme, classic: classicTheme };

/** Where toasts appear, in the look of the page. */
export default function ToastFrame() {
  return (
    <MantineFrame theme={themes[useTheme()]}>
      <Notifications position="bottom-center" limit={3} />
    </MantineFrame>
  );
}

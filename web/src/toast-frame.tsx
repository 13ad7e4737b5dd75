import { Notifications } from '@mantine/notifications';
import { theme as classicTheme } from './generations/classic/theme';
import { theme as modernTheme } from './generations/modern/theme';
import { MantineFrame } from './mantine-frame';
import { type Generation, useGeneration } from './navigation/generation';
import './styles/toasts.css';

const themes: Record<Generation, typeof modernTheme> = { modern: modernTheme, classic: classicTheme };

/** Where toasts appear, in the look of the page. */
export default function ToastFrame() {
  return (
    <MantineFrame theme={themes[useGeneration()]}>
      <Notifications position="bottom-center" limit={3} />
    </MantineFrame>
  );
}

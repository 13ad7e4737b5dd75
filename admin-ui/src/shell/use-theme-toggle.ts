import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { wording } from './wording';

/**
 * Returns the name and icon of the other theme, and the function that switches to it. The provider stores it under
 * `admin-theme`.
 */
export function useThemeToggle() {
  // Otherwise a <style> tag is injected to pause transitions, which the content security policy blocks.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const dark = useComputedColorScheme('light') === 'dark';
  return {
    label: dark ? wording.lightTheme : wording.darkTheme,
    Icon: dark ? IconSun : IconMoon,
    toggle: () => setColorScheme(dark ? 'light' : 'dark'),
  };
}

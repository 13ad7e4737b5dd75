import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { wording } from './wording';

/** The other theme: its name, its icon, and the way to it. Stored under `admin-theme` by the provider. */
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

import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { theme as classicTheme } from './generations/classic/theme';
import { theme as modernTheme } from './generations/modern/theme';
import { type Generation, useShownGeneration } from './navigation/generation';

const themes: Record<Generation, typeof modernTheme> = { modern: modernTheme, classic: classicTheme };

/** Both themes are dark at heart. The owner's area on the same origin remembers its scheme; this site has one. */
const fixedScheme: MantineColorSchemeManager = {
  get: () => 'dark',
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

/** What surrounds every page: Mantine with the theme of the generation, and the toasts. */
export function AppFrame({ children }: { children: ReactNode }) {
  const generation = useShownGeneration();
  // Variables and global classes come from style sheets: style tags are against the security policy.
  return (
    <MantineProvider
      theme={themes[generation]}
      colorSchemeManager={fixedScheme}
      defaultColorScheme="dark"
      forceColorScheme="dark"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
      <Notifications position="bottom-center" limit={3} />
    </MantineProvider>
  );
}

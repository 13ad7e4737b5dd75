import { type MantineColorSchemeManager, MantineProvider, type MantineThemeOverride } from '@mantine/core';
import type { ReactNode } from 'react';
import '../../styles/mantine.css';

/** Both themes are dark at heart. The owner's area on the same origin remembers its scheme; this site has one. */
const fixedScheme: MantineColorSchemeManager = {
  get: () => 'dark',
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

interface MantineFrameProps {
  theme: MantineThemeOverride;
  children: ReactNode;
}

/** Around forms and toasts only: most pages have neither, and load neither Mantine nor its styles. */
export function MantineFrame({ theme, children }: MantineFrameProps) {
  // Variables and global classes come from style sheets: style tags are against the security policy.
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={fixedScheme}
      defaultColorScheme="dark"
      forceColorScheme="dark"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}

import { type MantineColorSchemeManager, MantineProvider, type MantineThemeOverride } from '@mantine/core';
import type { ReactNode } from 'react';
import '../../styles/mantine.css';
import option from './mantine-option.module.css';

/** Both themes are dark. The owner's area on the same origin stores its scheme; this site has only one. */
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

/** Only around forms and toasts: most pages have neither, and load neither Mantine nor its styles. */
export function MantineFrame({ theme, children }: MantineFrameProps) {
  // Variables and global classes come from style sheets: the security policy refuses style tags.
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

/**
 * Returns Mantine's settings for a theme. Colours and fonts are CSS variables in its `styles/tokens.css`, because the
 * security policy refuses inline style tags.
 *
 * @param inputs the theme's `styles/inputs.module.css`
 * @param components other changes of components
 */
export function mantineTheme(
  primaryColor: string,
  inputs: CSSModuleClasses,
  components: MantineThemeOverride['components'],
): MantineThemeOverride {
  const { label, required, input, error, description } = inputs;
  const field = {
    defaultProps: {
      classNames: { label, required, input, error, description },
      inputWrapperOrder: ['label', 'input', 'description', 'error'],
    },
  };
  return {
    fontFamily: 'var(--font-text)',
    headings: { fontFamily: 'var(--font-display)' },
    primaryColor,
    defaultRadius: 0,
    focusRing: 'auto',
    respectReducedMotion: true,
    components: {
      TextInput: field,
      Textarea: field,
      NativeSelect: field,
      CheckboxGroup: { defaultProps: { classNames: { label, error } } },
      Checkbox: {
        defaultProps: {
          classNames: {
            root: option.option,
            body: option.body,
            label: option.label,
            input: option.box,
            icon: option.mark,
          },
        },
      },
      ...components,
    },
  };
}

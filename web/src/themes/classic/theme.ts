import type { MantineThemeOverride } from '@mantine/core';
import inputs from './styles/inputs.module.css';

const field = {
  label: inputs.label,
  required: inputs.required,
  input: inputs.input,
  error: inputs.error,
};

/**
 * What Mantine needs to know; colours and fonts are CSS variables in `styles/tokens.css`, because inline
 * style tags are not allowed by the content security policy.
 */
export const theme: MantineThemeOverride = {
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-display)' },
  primaryColor: 'yellow',
  defaultRadius: 0,
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    TextInput: { defaultProps: { classNames: field } },
    Textarea: { defaultProps: { classNames: field } },
    NativeSelect: { defaultProps: { classNames: field } },
    // A problem is said at once, also when the focus was already in the field.
    InputError: { defaultProps: { role: 'alert' } },
    CheckboxGroup: {
      defaultProps: { classNames: { label: inputs.label, error: inputs.error } },
    },
    Checkbox: {
      defaultProps: {
        classNames: {
          root: inputs.option,
          body: inputs.optionBody,
          label: inputs.optionLabel,
          input: inputs.optionBox,
          icon: inputs.optionMark,
        },
      },
    },
  },
};

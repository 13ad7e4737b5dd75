import { Checkbox, createTheme, Input, NativeSelect, Textarea, TextInput } from '@mantine/core';
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
export const theme = createTheme({
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-display)' },
  primaryColor: 'yellow',
  defaultRadius: 0,
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    TextInput: TextInput.extend({ defaultProps: { classNames: field } }),
    Textarea: Textarea.extend({ defaultProps: { classNames: field } }),
    NativeSelect: NativeSelect.extend({ defaultProps: { classNames: field } }),
    // A problem is said at once, also when the focus was already in the field.
    InputError: Input.Error.extend({ defaultProps: { role: 'alert' } }),
    CheckboxGroup: Checkbox.Group.extend({
      defaultProps: { classNames: { label: inputs.label, error: inputs.error } },
    }),
    Checkbox: Checkbox.extend({
      defaultProps: {
        classNames: {
          root: inputs.option,
          body: inputs.optionBody,
          label: inputs.optionLabel,
          input: inputs.optionBox,
          icon: inputs.optionMark,
        },
      },
    }),
  },
});

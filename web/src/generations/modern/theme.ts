import { Checkbox, createTheme, NativeSelect, Notification, Textarea, TextInput } from '@mantine/core';
import inputs from './styles/inputs.module.css';
import toast from './styles/toast.module.css';

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
  primaryColor: 'teal',
  defaultRadius: 0,
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Notification: Notification.extend({
      defaultProps: { classNames: { root: toast.toast, description: toast.text, closeButton: toast.close } },
    }),
    TextInput: TextInput.extend({ defaultProps: { classNames: field } }),
    Textarea: Textarea.extend({ defaultProps: { classNames: field } }),
    NativeSelect: NativeSelect.extend({ defaultProps: { classNames: field } }),
    CheckboxGroup: Checkbox.Group.extend({
      defaultProps: { classNames: { label: inputs.label, error: inputs.error } },
    }),
    Checkbox: Checkbox.extend({
      defaultProps: {
        classNames: {
          root: inputs.option,
          label: inputs.optionLabel,
          input: inputs.optionBox,
          icon: inputs.optionMark,
        },
      },
    }),
  },
});

import { Field, Textarea } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { type ChangeEvent, forwardRef, useState } from 'react';

interface TextListInputProps {
  name: string;
  label: string;
  required?: boolean;
  disabled?: boolean;
}

/** Edits a list of texts, one entry per line, so that lists can be pasted. */
const TextListInput = forwardRef<HTMLTextAreaElement, TextListInputProps>(
  ({ name, label, required, disabled }, ref) => {
    const field = useField<string[] | null>(name);
    // Keep blank lines and trailing spaces until the item is saved.
    const [typed, setTyped] = useState<string>();

    const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
      setTyped(event.target.value);
      const entries = event.target.value.split('\n').map((line) => line.trim());
      field.onChange(name, entries.filter(Boolean));
    };

    return (
      <Field.Root name={name} id={name} error={field.error} hint="One entry per line" required={required}>
        <Field.Label>{label}</Field.Label>
        <Textarea
          ref={ref}
          value={typed ?? (field.value ?? []).join('\n')}
          onChange={change}
          disabled={disabled}
        />
        <Field.Hint />
        <Field.Error />
      </Field.Root>
    );
  },
);
TextListInput.displayName = 'TextListInput';

export default TextListInput;

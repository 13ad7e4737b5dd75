import {
  Checkbox,
  Group,
  NativeSelect,
  Radio,
  Switch,
  Textarea,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import { useId } from 'react';
import classes from './field.module.css';
import type { Fields as FieldTable } from './fields';
import type { EditorForm } from './use-editor-form';

interface FieldProps<F extends FieldTable> {
  editor: Pick<EditorForm<F>, 'form' | 'fields'>;
  name: keyof F & string;
}

/** One field of a form, drawn as the noun's table of fields says. */
export function Field<F extends FieldTable>({ editor: { form, fields }, name }: FieldProps<F>) {
  const { control, props, minRows, suggestions, choices = {} } = fields[name] as F[string];
  const key = form.key(name);
  switch (control) {
    case 'line':
      return <SuggestingInput key={key} {...form.getInputProps(name)} {...props} suggestions={suggestions} />;
    case 'lines':
      return <Textarea key={key} {...form.getInputProps(name)} {...props} autosize minRows={minRows} />;
    case 'select':
      return <NativeSelect key={key} {...form.getInputProps(name)} {...props} data={dataOf(choices)} />;
    case 'radios':
      return (
        <Radio.Group key={key} {...form.getInputProps(name)} {...props}>
          <Group mt="xs">
            {dataOf(choices).map((choice) => (
              <Radio key={choice.value} {...choice} />
            ))}
          </Group>
        </Radio.Group>
      );
    case 'checkbox':
      return (
        <Checkbox
          className={classes.tick}
          key={key}
          {...form.getInputProps(name, { type: 'checkbox' })}
          {...props}
        />
      );
    case 'switch':
      return <Switch key={key} {...form.getInputProps(name, { type: 'checkbox' })} {...props} />;
  }
}

interface SuggestingInputProps extends TextInputProps {
  suggestions?: readonly string[] | undefined;
}

/** A text of one line, with what is often typed there. */
export function SuggestingInput({ suggestions, ...props }: SuggestingInputProps) {
  const id = useId();
  if (!suggestions) return <TextInput {...props} />;
  return (
    <>
      <TextInput {...props} list={id} />
      <datalist id={id}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  );
}

/** Values and their words as Mantine's controls take them. */
export function dataOf<Choice extends string>(choices: Readonly<Record<Choice, string>>) {
  return Object.entries<string>(choices).map(([value, label]) => ({ value: value as Choice, label }));
}

interface FieldsProps<F extends FieldTable> {
  editor: Pick<EditorForm<F>, 'form' | 'fields'>;
  /** Names that stand beside each other where there is room; every other field has a line of its own. */
  rows?: readonly (readonly (keyof F & string)[])[];
  /** CSS pixels, the least width of a field in such a row. */
  narrowest?: number;
  /** Drawn by the form itself, elsewhere. */
  except?: readonly (keyof F & string)[];
}

/** All fields of a form in their order. */
export function Fields<F extends FieldTable>({ editor, rows = [], narrowest, except = [] }: FieldsProps<F>) {
  return Object.keys(editor.fields)
    .filter((name) => !except.includes(name))
    .map((name) => {
      const row = rows.find((names) => names.includes(name));
      if (!row) return <Field key={name} editor={editor} name={name} />;
      if (row[0] !== name) return null;
      return (
        <div
          key={name}
          className={classes.row}
          style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${narrowest}px), 1fr))` }}
        >
          {row.map((beside) => (
            <Field key={beside} editor={editor} name={beside} />
          ))}
        </div>
      );
    });
}

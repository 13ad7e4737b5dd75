import {
  Button,
  Checkbox,
  Group,
  NativeSelect,
  Radio,
  Select,
  Switch,
  Textarea,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import type { FormErrors, GetInputPropsReturnType } from '@mantine/form';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import { wording } from '../wording';
import classes from './field.module.css';
import type { Fields as FieldTable, Parts, Values } from './fields';
import { PartsField } from './parts-field';

/** The part of a form that a field needs, independent of the type of its values. */
export interface Inputs {
  key(path: string): string;
  getInputProps(path: string, options?: { type: 'checkbox' }): GetInputPropsReturnType;
  getValues(): Readonly<Record<string, unknown>>;
  setFieldValue(path: string, value: unknown, options: { forceUpdate: boolean }): void;
  errors: FormErrors;
  setErrors(errors: FormErrors): void;
  useWatchValue(path: string): unknown;
  getInputNode(path: string): HTMLElement | null;
  /** Path of the part that contains the fields. */
  partPath?: string;
}

interface FieldProps<F extends FieldTable> {
  editor: { form: Inputs; fields: F };
  name: keyof F & string;
}

/** Draws one field of a form from its definition in the noun's table of fields. */
export function Field<F extends FieldTable>({ editor: { form, fields }, name }: FieldProps<F>) {
  const definition = fields[name] as F[string];
  const { control, props, minRows, suggestions, offers, choices = {}, parts, Draw } = definition;
  const key = form.key(name);
  switch (control) {
    case 'line':
      if (offers && form.partPath) {
        const offering = { form, name, offers, partPath: form.partPath };
        return <OfferingInput key={key} {...form.getInputProps(name)} {...props} {...offering} />;
      }
      return <SuggestingInput key={key} {...form.getInputProps(name)} {...props} suggestions={suggestions} />;
    case 'lines':
      return <Textarea key={key} {...form.getInputProps(name)} {...props} autosize minRows={minRows} />;
    case 'select': {
      // The maximum is that of the stored code, not of the text that searches for it.
      const select = { ...form.getInputProps(name), ...props, maxLength: undefined, data: dataOf(choices) };
      const isLong = select.data.length > 50;
      return isLong ? (
        <Select key={key} {...select} searchable allowDeselect={false} />
      ) : (
        <NativeSelect key={key} {...select} />
      );
    }
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
    case 'parts':
      return parts && <PartsOf key={key} form={form} name={name} parts={parts} {...props} />;
    case 'drawn': {
      const { defaultValue, error, onChange } = form.getInputProps(name);
      // A moved part keeps the control, which may be in the middle of an upload.
      const drawn = { ...props, value: defaultValue, error, onChange };
      return Draw && <Draw key={form.partPath ? name : key} {...drawn} />;
    }
    case 'carried':
      return null;
  }
}

interface PartsOfProps {
  form: Inputs;
  name: string;
  parts: Parts;
  label: string;
  description?: string;
}

function PartsOf({ form, name, parts, ...props }: PartsOfProps) {
  const partOf = (place: number): Inputs => ({
    ...form,
    key: (field) => form.key(`${name}.${place}.${field}`),
    getInputProps: (field, options) => form.getInputProps(`${name}.${place}.${field}`, options),
    partPath: `${name}.${place}`,
  });
  const change = (changed: Values<FieldTable>[]) => {
    form.setFieldValue(name, changed, { forceUpdate: false });
    // Clear errors of parts: their paths contain positions, which have changed.
    const isOfPart = (path: string) => path.startsWith(`${name}.`);
    form.setErrors(Object.fromEntries(Object.entries(form.errors).filter(([path]) => !isOfPart(path))));
  };
  return (
    <PartsField
      {...props}
      parts={parts}
      values={() => form.getValues()[name] as Values<FieldTable>[]}
      onChange={change}
    >
      {(place) => (
        <Fields
          editor={{ form: partOf(place), fields: parts.fields }}
          rows={parts.rows}
          narrowest={parts.narrowest ?? 200}
        />
      )}
    </PartsField>
  );
}

interface SuggestingInputProps extends TextInputProps {
  suggestions?: readonly string[] | undefined;
}

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

interface OfferingInputProps extends Omit<TextInputProps, 'form'> {
  form: Inputs;
  partPath: string;
  name: string;
  offers: NonNullable<FieldTable[string]['offers']>;
}

/** A single-line input of a part. While it is empty, it offers values derived from the neighbouring fields. */
function OfferingInput({ form, partPath, name, offers, ...props }: OfferingInputProps) {
  const beside = form.useWatchValue(partPath) as Readonly<Record<string, unknown>>;
  const offered = beside[name] ? [] : offers(beside);
  const fill = (text: string) => {
    const path = `${partPath}.${name}`;
    flushSync(() => form.setFieldValue(path, text, { forceUpdate: true }));
    form.getInputNode(path)?.focus();
  };
  return (
    <div>
      <TextInput {...props} />
      {offered.map(({ text, scale }) => (
        <Button key={`${scale}${text}`} variant="light" className={classes.offer} onClick={() => fill(text)}>
          {wording.use(text, scale)}
        </Button>
      ))}
    </div>
  );
}

/** Converts values and labels to the data of Mantine's controls. */
export function dataOf<Choice extends string>(choices: Readonly<Record<Choice, string>>) {
  return Object.entries<string>(choices).map(([value, label]) => ({ value: value as Choice, label }));
}

interface FieldsProps<F extends FieldTable> {
  editor: { form: Inputs; fields: F };
  /** Names of fields that share a row if there is room. Every other field has its own row. */
  rows?: readonly (readonly (keyof F & string)[])[];
  /** Minimum width of a field in such a row, in CSS pixels. */
  narrowest?: number;
  /** Fields that the form draws itself. */
  except?: readonly (keyof F & string)[];
}

export function Fields<F extends FieldTable>({ editor, rows = [], narrowest, except = [] }: FieldsProps<F>) {
  return Object.keys(editor.fields)
    .filter((name) => !except.includes(name))
    .map((name) => {
      const row = rows.find((names) => names.includes(name));
      if (!row) return <Field key={name} editor={editor} name={name} />;
      if (row[0] !== name) return null;
      return <FieldRow key={name} editor={editor} names={row} narrowest={narrowest} />;
    });
}

interface FieldRowProps<F extends FieldTable> extends Pick<FieldsProps<F>, 'editor' | 'narrowest'> {
  names: readonly (keyof F & string)[];
}

/** Fields beside each other, if there is room. */
export function FieldRow<F extends FieldTable>({ editor, names, narrowest }: FieldRowProps<F>) {
  return (
    <div
      className={classes.row}
      style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${narrowest}px), 1fr))` }}
    >
      {names.map((name) => (
        <Field key={name} editor={editor} name={name} />
      ))}
    </div>
  );
}

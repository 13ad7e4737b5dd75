import type { ReactNode } from 'react';
import { wording } from '../wording';

/** A picture or film in a form and its draft. */
export interface FormFile {
  /** The documentId. */
  id: string;
  kind: 'image' | 'video';
  url: string;
  /** File name; empty if it is unknown. */
  name: string;
  alt: string;
  /** The point that crops keep in view, in percent from left and top. Null if it was never set. */
  focus: { x: number; y: number } | null;
}

/** Props of a field's control, apart from its value. */
interface ControlProps {
  label: string;
  description?: string;
  placeholder?: string;
  required?: boolean;
  /** Maximum number of characters that the CMS accepts. */
  maxLength?: number;
  /** Never `number`: the mouse wheel changes a focused number input. */
  type?: 'date' | 'email' | 'time';
  autoComplete?: string;
  inputMode?: 'numeric' | 'url';
  /** Latest date, YYYY-MM-DD. */
  max?: string;
  'data-autofocus'?: boolean;
}

/** Props of a control that the definition of its field brings along. */
export interface DrawnProps<Typed> {
  label: string;
  description?: string;
  /** The first value; the control keeps the later ones. */
  value: Typed;
  /** Refusal of the CMS. */
  error?: ReactNode;
  onChange(typed: Typed): void;
}

/**
 * Definition of one attribute that a form edits.
 * It defines the control, and how the value is converted: from the CMS row to the item on screen, to the typed value,
 * and to the sent value.
 */
export interface Field<Raw, Shown, Typed, Sent> {
  /** `carried` has no control: the stored value is sent back with the save. `drawn` has the control `Draw`. */
  control: 'line' | 'lines' | 'select' | 'radios' | 'checkbox' | 'switch' | 'parts' | 'carried' | 'drawn';
  props: ControlProps;
  Draw?(props: DrawnProps<Typed>): ReactNode;
  /** What a query selects below the attribute's name, if that is more than its name or its parts. */
  selects?: string;
  minRows?: number;
  /** Suggestions of a `line` control, which accepts any text. */
  suggestions?: readonly string[];
  /**
   * For a `line` in a part: suggestions derived from the neighbouring values. Shown while it is empty; a tap inserts
   * one.
   */
  offers?(beside: Readonly<Record<string, unknown>>): readonly { text: string; scale?: string }[];
  choices?: Readonly<Record<string, string>>;
  parts?: Parts;
  /** Converts the value of the CMS; replaces null. */
  fromRow(raw: Raw): Shown;
  /** Returns the initial value of the form; `shown` is undefined for a new item. */
  toForm(shown: Shown | undefined): Typed;
  toInput(typed: Typed): Sent;
  /** Returns a whole sentence, or undefined if the value is valid. Omitted if every value is valid. */
  problem?(typed: Typed): string | undefined;
  /** For a value of several parts: returns messages by path inside the value: `{ '1.name': 'This cannot be empty' }` */
  marks?(typed: Typed): Readonly<Record<string, string>>;
  /** Files in the value, whose descriptions are stored with the save. */
  files?(typed: Typed): readonly FormFile[];
  /** Describes the value in the owner's words, for the choice between two versions. */
  display(typed: Typed): string;
}

/** Several things of one kind in one attribute, such as the services of a rate card. */
export interface Parts {
  fields: Fields;
  /** Names of fields that share a row if there is room. */
  rows?: readonly (readonly string[])[];
  /** Minimum width of a field in such a row, in CSS pixels; defaults to 200. */
  narrowest?: number;
  /** Maximum number of parts that the CMS accepts. */
  most: number;
  words: {
    one: (number: number, part?: Values<Fields>) => string;
    /** Without it, parts can be moved, but not added or removed. */
    add?: string;
    /** Sentence that names the limit. */
    full: string;
  };
}

/** Returns the field with a label that follows the place of the site, which is read after the fields are declared. */
export const following = <F extends { props: ControlProps }>(field: F, label: () => string): F => ({
  ...field,
  props: Object.defineProperty({ ...field.props }, 'label', { get: label, enumerable: true }),
});

/** All fields of a form by attribute name, in display order. */
export type Fields = Readonly<Record<string, Field<unknown, unknown, unknown, unknown>>>;

/** Values of the fields as the CMS returns them. */
export type Row<F extends Fields> = { readonly [Name in keyof F]: Parameters<F[Name]['fromRow']>[0] };
export type Shown<F extends Fields> = { [Name in keyof F]: ReturnType<F[Name]['fromRow']> };
export type Values<F extends Fields> = { [Name in keyof F]: ReturnType<F[Name]['toForm']> };
/** Values of the fields as the CMS accepts them. */
export type Input<F extends Fields> = { [Name in keyof F]: ReturnType<F[Name]['toInput']> };
/** Sentences by field; valid fields are absent. */
export type Problems<F extends Fields> = { [Name in keyof F]?: string };

/** Converts a CMS row to an item: its id, its revision and the values of the fields. */
export function readItem<F extends Fields>(
  fields: F,
  row: Row<F> & { documentId: string; revision: number | null },
) {
  return { documentId: row.documentId, revision: row.revision ?? 1, ...readFields(fields, row) };
}

/** Converts the values of the fields in a row, or in a part of one. */
export function readFields<F extends Fields>(fields: F, row: Row<F>): Shown<F> {
  return mapFields(fields, (field, name) => field.fromRow(row[name])) as Shown<F>;
}

/** Returns the form's values for an item, or the defaults of a new item for null. */
export function valuesOf<F extends Fields>(fields: F, item: Shown<F> | null): Values<F> {
  return mapFields(fields, (field, name) => field.toForm(item?.[name])) as Values<F>;
}

/** Converts the form's values to the input of the CMS. */
export function inputOf<F extends Fields>(fields: F, values: Values<F>): Input<F> {
  return mapFields(fields, (field, name) => field.toInput(values[name])) as Input<F>;
}

/** Returns the problems in the order of the fields, so that the first one can be focused. */
export function problemsOf<F extends Fields>(fields: F, values: Values<F>): Problems<F> {
  const found = Object.entries(mapFields(fields, (field, name) => field.problem?.(values[name])));
  return Object.fromEntries(found.filter(([, sentence]) => sentence !== undefined)) as Problems<F>;
}

/** Returns the files in the values and in their parts. */
export function filesOf<F extends Fields>(fields: F, values: Values<F>): FormFile[] {
  return Object.entries(fields).flatMap(([name, field]) => [...(field.files?.(values[name]) ?? [])]);
}

/** Compares as JSON: values of forms are texts, booleans, images and lists of them. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the sent values, updated with those that the CMS changed, such as a date that it sets itself. */
export function withStoredChanges<F extends Fields>(
  fields: F,
  sent: Values<F>,
  answer: Values<F>,
): Values<F> {
  const [before, after] = [inputOf(fields, sent), inputOf(fields, answer)];
  const others = Object.entries(answer).filter(([name]) => !isSame(before[name], after[name]));
  return { ...sent, ...Object.fromEntries(others) };
}

/** One line of a version, in the owner's words: `{ label: 'Title', text: 'Silk' }` */
export interface VersionLine {
  label: string;
  text: string;
}

/** Describes the values line by line, for the choice between two versions. */
export function linesOf<F extends Fields>(fields: F, values: Values<F>): VersionLine[] {
  return Object.entries(fields).map(([name, field]) => ({
    label: field.props.label,
    text: field.display(values[name]),
  }));
}

function mapFields<F extends Fields>(fields: F, value: (field: F[string], name: string) => unknown) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, value(field as F[string], name)]),
  );
}

interface TextOptions extends ControlProps {
  /** Makes the control multi-line, with at least this many lines. */
  minRows?: number;
  /** Suggestions while typing; any text is accepted. */
  suggestions?: readonly string[];
  /** For a field in a part; see `Field`. */
  offers?: Field<never, never, never, never>['offers'];
}

/** An optional text: '' on screen, null in the CMS. */
export function text({
  minRows,
  suggestions,
  offers,
  ...props
}: TextOptions): Field<string | null, string, string, string | null> {
  return {
    control: minRows === undefined ? 'line' : 'lines',
    props,
    minRows,
    suggestions,
    offers,
    fromRow: (raw) => raw ?? '',
    toForm: (shown = '') => shown,
    toInput: (typed) => typed.trim() || null,
    display: (typed) => typed,
  };
}

/** @param missing sentence for an empty value */
export function requiredText({
  missing = wording.requiredMissing,
  ...options
}: TextOptions & { missing?: string }): Field<string, string, string, string> {
  return {
    ...text({ ...options, required: true }),
    toInput: (typed) => typed.trim(),
    problem: (typed) => (typed.trim() ? undefined : missing),
  };
}

/** Without a maximum, browsers accept years of six digits, which the CMS refuses. */
export const LAST_DAY = '9999-12-31';

/** A required calendar date, YYYY-MM-DD. */
export const requiredDay = (props: ControlProps) => requiredText({ ...props, type: 'date', max: LAST_DAY });

/** The clock shows this many characters of the CMS's HH:mm:ss.SSS. */
const MINUTES = 'HH:mm'.length;

/** A time of day, HH:mm; empty if absent. */
export function clockTime(props: ControlProps): Field<string | null, string, string, string | null> {
  return {
    ...text({ ...props, type: 'time' }),
    fromRow: (raw) => raw?.slice(0, MINUTES) ?? '',
    toInput: (typed) => (typed ? `${typed.slice(0, MINUTES)}:00.000` : null),
  };
}

/** The CMS stores whole numbers in 32 bits. */
const LARGEST = 2 ** 31 - 1;

/** Thousands separators: `1,000` or `1 000` */
const SEPARATORS = /[,\s]/g;

/** Parses a number of at least 0. Anything else becomes 0. */
export function wholeNumber(typed: string): number {
  const number = Math.trunc(Number(typed.replace(SEPARATORS, '')));
  return number > 0 ? Math.min(number, LARGEST) : 0;
}

/** A number of at least 0; defaults to 0. */
export function count({ label }: { label: string }): Field<number | null, number, string, number> {
  return {
    control: 'line',
    props: { label, inputMode: 'numeric' },
    fromRow: (raw) => raw ?? 0,
    toForm: (shown = 0) => String(shown),
    toInput: wholeNumber,
    display: (typed) => String(wholeNumber(typed)),
  };
}

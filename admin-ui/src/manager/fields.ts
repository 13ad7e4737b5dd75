import { wording } from './wording';

/** What a field's control is given, beside its value. */
interface ControlProps {
  label: string;
  description?: string;
  placeholder?: string;
  required?: boolean;
  /** Characters the CMS takes. */
  maxLength?: number;
  /** Never `number`: the mouse wheel changes what stands in one that has the focus. */
  type?: 'date' | 'email' | 'time';
  autoComplete?: string;
  inputMode?: 'numeric' | 'url';
  /** Of a date, YYYY-MM-DD. */
  max?: string;
  /** The one that has the focus when a dialog opens. */
  'data-autofocus'?: boolean;
}

/**
 * One attribute of a noun that a form edits, said once: what the form draws, and how its value goes from the
 * CMS's row to the item on the screens, to what is typed, and back into what is sent.
 */
export interface Field<Raw, Shown, Typed, Sent> {
  /** `carried` is not drawn: what is stored goes back with the save. */
  control: 'line' | 'lines' | 'select' | 'radios' | 'checkbox' | 'switch' | 'parts' | 'carried';
  props: ControlProps;
  /** The fewest lines of a `lines` control. */
  minRows?: number;
  /** Offered in a `line` control, which takes anything. */
  suggestions?: readonly string[];
  /** Of a `line` in a part: what the values beside it suggest. Shown while nothing stands there, taken with one tap. */
  offers?(beside: Readonly<Record<string, unknown>>): readonly string[];
  /** Values and their words. */
  choices?: Readonly<Record<string, string>>;
  /** What a `parts` control holds. */
  parts?: Parts;
  /** Nulls of the CMS stop here. */
  read(raw: Raw): Shown;
  /** What the form begins with; undefined for a new item. */
  typed(shown: Shown | undefined): Typed;
  send(typed: Typed): Sent;
  /** A whole sentence, or undefined when there is nothing to say; left out where there never is. */
  problem?(typed: Typed): string | undefined;
  /** Of a value of several parts: what is wrong where, by the path inside it: `{ '1.name': 'This cannot be empty' }` */
  marks?(typed: Typed): Readonly<Record<string, string>>;
  /** The value in the owner's words, for the question which of two versions stays. */
  words(typed: Typed): string;
}

/** Several things of one kind in one attribute: the services of a rate card. */
export interface Parts {
  fields: Fields;
  /** Names that stand beside each other where there is room. */
  rows?: readonly (readonly string[])[];
  /** CSS pixels, the least width of a field in such a row; 200 when left out. */
  narrowest?: number;
  /** The CMS takes no more. */
  most: number;
  words: {
    /** 'Service 2' */
    one: (number: number) => string;
    add: string;
    /** The sentence that names the limit. */
    full: string;
  };
}

/** All fields of a form by the names of their attributes, in the order that the form shows. */
export type Fields = Readonly<Record<string, Field<unknown, unknown, unknown, unknown>>>;

/** What the CMS gives for the fields. */
export type Row<F extends Fields> = { readonly [Name in keyof F]: Parameters<F[Name]['read']>[0] };
/** What an item of the screens has for its fields. */
export type Shown<F extends Fields> = { [Name in keyof F]: ReturnType<F[Name]['read']> };
/** What the form holds. */
export type Values<F extends Fields> = { [Name in keyof F]: ReturnType<F[Name]['typed']> };
/** What the CMS takes for them. */
export type Input<F extends Fields> = { [Name in keyof F]: ReturnType<F[Name]['send']> };
/** Sentences by field. A field that is not there is fine. */
export type Problems<F extends Fields> = { [Name in keyof F]?: string };

/** The item in a row as the CMS gives it: its id, its revision, and the fields' values. */
export function readItem<F extends Fields>(
  fields: F,
  row: Row<F> & { documentId: string; revision: number | null },
) {
  return { documentId: row.documentId, revision: row.revision ?? 1, ...readFields(fields, row) };
}

/** The fields' values in a row, or in a part of one. */
export function readFields<F extends Fields>(fields: F, row: Row<F>): Shown<F> {
  return mapFields(fields, (field, name) => field.read(row[name])) as Shown<F>;
}

/** The form's values for an item, and for null the ones of a new item. */
export function valuesOf<F extends Fields>(fields: F, item: Shown<F> | null): Values<F> {
  return mapFields(fields, (field, name) => field.typed(item?.[name])) as Values<F>;
}

/** What is sent for the values. */
export function inputOf<F extends Fields>(fields: F, values: Values<F>): Input<F> {
  return mapFields(fields, (field, name) => field.send(values[name])) as Input<F>;
}

/** In the order of the fields, so that the first is the one to go to. */
export function problemsOf<F extends Fields>(fields: F, values: Values<F>): Problems<F> {
  const found = Object.entries(mapFields(fields, (field, name) => field.problem?.(values[name])));
  return Object.fromEntries(found.filter(([, sentence]) => sentence !== undefined)) as Problems<F>;
}

/** Values of forms are texts, switches and lists of them. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What was sent, with what the CMS has made another value of: a date that it sets itself. */
export function madeOf<F extends Fields>(fields: F, sent: Values<F>, answer: Values<F>): Values<F> {
  const [before, after] = [inputOf(fields, sent), inputOf(fields, answer)];
  const others = Object.entries(answer).filter(([name]) => !isSame(before[name], after[name]));
  return { ...sent, ...Object.fromEntries(others) };
}

/** One line of a version, in the owner's words: `{ label: 'Title', text: 'Silk' }` */
export interface VersionLine {
  label: string;
  text: string;
}

/** The values as lines, for the question which of two versions stays. */
export function linesOf<F extends Fields>(fields: F, values: Values<F>): VersionLine[] {
  return Object.entries(fields).map(([name, field]) => ({
    label: field.props.label,
    text: field.words(values[name]),
  }));
}

function mapFields<F extends Fields>(fields: F, value: (field: F[string], name: string) => unknown) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, value(field as F[string], name)]),
  );
}

interface TextOptions extends ControlProps {
  /** Several lines, and how many of them at least. */
  minRows?: number;
  /** Offered while it is typed; anything is taken. */
  suggestions?: readonly string[];
  /** In a part: see `Field`. */
  offers?: (beside: Readonly<Record<string, unknown>>) => readonly string[];
}

/** A text that may be empty: '' on the screens, null in the CMS. */
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
    read: (raw) => raw ?? '',
    typed: (shown = '') => shown,
    send: (typed) => typed.trim() || null,
    words: (typed) => typed,
  };
}

/** @param missing the sentence for an empty one */
export function requiredText({
  missing = wording.requiredMissing,
  ...options
}: TextOptions & { missing?: string }): Field<string, string, string, string> {
  return {
    ...text({ ...options, required: true }),
    send: (typed) => typed.trim(),
    problem: (typed) => (typed.trim() ? undefined : missing),
  };
}

/** Without an upper end, browsers let people type years of six digits, which the CMS refuses. */
const LAST_DAY = '9999-12-31';

/** A calendar date, YYYY-MM-DD. */
export const requiredDay = (props: ControlProps) => requiredText({ ...props, type: 'date', max: LAST_DAY });

/** Of the CMS's HH:mm:ss.SSS what a clock shows. */
const MINUTES = 'HH:mm'.length;

/** A time of day, HH:mm; empty for none. */
export function clockTime(props: ControlProps): Field<string | null, string, string, string | null> {
  return {
    ...text({ ...props, type: 'time' }),
    read: (raw) => raw?.slice(0, MINUTES) ?? '',
    send: (typed) => (typed ? `${typed.slice(0, MINUTES)}:00.000` : null),
  };
}

/** The CMS stores whole numbers in 32 bits. */
const LARGEST = 2 ** 31 - 1;

/** What sets thousands apart: `1,000` or `1 000` */
const SEPARATORS = /[,\s]/g;

/** What was typed as a number of at least 0: anything that is not one, or is below, becomes 0. */
export function wholeNumber(typed: string): number {
  const number = Math.trunc(Number(typed.replace(SEPARATORS, '')));
  return number > 0 ? Math.min(number, LARGEST) : 0;
}

/** A number of at least 0, which it is when nobody said. */
export function count(props: ControlProps): Field<number | null, number, string, number> {
  return {
    control: 'line',
    props: { ...props, inputMode: 'numeric' },
    read: (raw) => raw ?? 0,
    typed: (shown = 0) => String(shown),
    send: wholeNumber,
    words: (typed) => String(wholeNumber(typed)),
  };
}

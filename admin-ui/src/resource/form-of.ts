import { choice, toggle } from '../kit/fields/choice-fields';
import {
  clockTime,
  count,
  type Field,
  type Fields,
  requiredDay,
  requiredText,
  text,
} from '../kit/fields/fields';
import { looksIn, type StatusColour, type StatusLooks } from '../kit/list/status-badge';
import { fileField } from '../media/file-field';
import { CONTENT_TYPES, FIELD_KINDS } from '../strapi/content-types.gen';
import { wording } from './wording';

/** Options of a field in the generated table. */
interface Options {
  label: string;
  placeholder?: string;
  maxLength?: number;
  minRows?: number;
  choices?: Readonly<Record<string, string>>;
  first?: string;
}

/** Fields by the kind of their attribute. */
const FIELDS = {
  'string!': (options: Options) => requiredText(options),
  'text!': (options: Options) => requiredText(options),
  string: (options: Options) => text(options),
  text: (options: Options) => text(options),
  'date!': (options: Options) => requiredDay(options),
  time: (options: Options) => clockTime(options),
  integer: (options: Options) => count(options),
  'boolean!': ({ label }: Options) => toggle({ label, control: 'checkbox', words: wording }),
  'enumeration!': ({ label, choices = {}, first = '' }: Options) => choice({ label, choices, first }),
  media: ({ label }: Options) => fileField({ label }),
};

type Kinds = typeof FIELD_KINDS;
export type TypeName = keyof Kinds;
type Labels<T extends TypeName> = (typeof CONTENT_TYPES)[T];

/** Names of a type's attributes of these kinds. */
type NamesOf<T extends TypeName, Kind> = {
  [N in keyof Kinds[T]]: Kinds[T][N] extends Kind ? N : never;
}[keyof Kinds[T]] &
  string;
type Place<T extends TypeName> = NamesOf<T, keyof typeof FIELDS>;

/** Values of an enumeration whose words are in the schema. */
export type ChoiceOf<T extends TypeName, N> = N extends keyof Labels<T>
  ? Labels<T>[N] extends { choices: infer Choices }
    ? keyof Choices & string
    : never
  : never;

type FieldOf<T extends TypeName, N extends keyof Kinds[T]> = Kinds[T][N] extends 'enumeration!'
  ? Field<ChoiceOf<T, N>, ChoiceOf<T, N>, ChoiceOf<T, N>, ChoiceOf<T, N>>
  : Kinds[T][N] extends keyof typeof FIELDS
    ? ReturnType<(typeof FIELDS)[Kinds[T][N]]>
    : never;

type Layout<T extends TypeName> = readonly (Place<T> | readonly Place<T>[])[];
type NamesIn<L> = L extends readonly (infer P)[] ? (P extends readonly (infer N)[] ? N : P) : never;

type FieldsIn<T extends TypeName, L> = {
  [N in NamesOf<T, Exclude<keyof typeof FIELDS, 'media'>> | (NamesIn<L> & NamesOf<T, 'media'>)]: FieldOf<
    T,
    N
  >;
};

/** The form of a content type: what the owner edits, in order. */
export interface Form<F extends Fields> {
  type: TypeName;
  fields: F;
  /** Names of fields by row. */
  rows: readonly (readonly string[])[];
}

/**
 * Builds a form from the schema of a content type, with a field for every attribute that the owner can edit, and for
 * the files in the layout.
 * @param layout names in order; those in a list share a row if there is room. Other fields follow at the end
 */
export function formOf<T extends TypeName, const L extends Layout<T>>(
  type: T,
  layout: L,
): Form<FieldsIn<T, L>> {
  const kinds: Readonly<Record<string, string>> = FIELD_KINDS[type];
  const options: Readonly<Record<string, Options>> = CONTENT_TYPES[type];
  const placed = layout.map((place) => (typeof place === 'string' ? [place] : place));
  const isPlaced = (name: string) => placed.some((row) => row.some((one) => one === name));
  const others = Object.keys(kinds).filter(
    (name) => !isPlaced(name) && isField(kinds[name]) && kinds[name] !== 'media',
  );
  const rows: (readonly string[])[] = [...placed, ...others.map((name) => [name])];
  const names = rows.flat();
  const fields = names.flatMap((name): [string, Fields[string]][] => {
    const kind = kinds[name];
    return options[name] && isField(kind) ? [[name, FIELDS[kind](options[name])]] : [];
  });
  // The types above follow the same table name by name, which `fromEntries` cannot express.
  return {
    type,
    fields: Object.fromEntries(fields) as FieldsIn<T, L>,
    rows,
  };
}

const isField = (kind: string | undefined): kind is keyof typeof FIELDS =>
  kind !== undefined && Object.hasOwn(FIELDS, kind);

/** Returns the badges of an enumeration, with its words from the schema. */
export function looksOf<T extends TypeName, N extends keyof Labels<T> & string>(
  type: T,
  name: N,
  colours: Readonly<Record<ChoiceOf<T, N>, StatusColour>>,
): StatusLooks<ChoiceOf<T, N>> {
  const options: Readonly<Record<string, Options>> = CONTENT_TYPES[type];
  return looksIn<string>(options[name]?.choices ?? {}, colours);
}

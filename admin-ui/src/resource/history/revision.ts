import type { ResultOf } from 'gql.tada';
import * as z from 'zod/mini';
import { capitalized } from '../../../../cms/src/shared/text';
import type { OneRevision } from './documents';
import { wording } from './wording';

export type Revision = NonNullable<ResultOf<typeof OneRevision>['revision']>;
type RevisionField = Revision['fields'][number];

const files = z.array(z.object({ name: z.string(), url: z.nullable(z.string()) }));
export type FormerFile = z.infer<typeof files>[number];

export type FieldLabels = Readonly<
  Record<string, { props: { label: string }; choices?: Readonly<Record<string, string>> }>
>;

export type Difference = { label: string } & (
  | { kind: 'words'; from: string; to: string }
  | { kind: 'files'; from: FormerFile[]; to: FormerFile[] }
);

/** `before` shows what a change did. `now` shows what restoring the version after it would do. */
export type ComparedWith = 'before' | 'now';

/** Returns the differences in the order of the form, then those without a field in it. */
export function differencesOf(
  { fields }: Pick<Revision, 'fields'>,
  against: ComparedWith,
  labels: FieldLabels,
): Difference[] {
  const names = Object.keys(labels);
  const place = ({ name }: RevisionField) => (names.includes(name) ? names.indexOf(name) : names.length);
  const inOrder = [...fields].sort((one, other) => place(one) - place(other));
  return inOrder.flatMap((field): Difference[] => {
    const [from, to] = against === 'before' ? [field.before, field.after] : [field.now, field.after];
    if (JSON.stringify(from) === JSON.stringify(to)) return [];
    const label = labelOf(field.name, labels);
    if (field.kind === 'files')
      return [{ label, kind: 'files', from: files.parse(from), to: files.parse(to) }];
    const words = (value: unknown) => wordsOf(field, value, labels);
    return [{ label, kind: 'words', from: words(from), to: words(to) }];
  });
}

function wordsOf({ name, kind }: RevisionField, value: unknown, labels: FieldLabels): string {
  const text = String(value);
  if (kind === 'switch') return text && (text === 'true' ? wording.on : wording.off);
  return labels[name]?.choices?.[text] ?? text;
}

/** Turns 'maxAttendees' into 'Max attendees'. */
function humanName(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return capitalized(words);
}

/** Returns the label of a field in its form; without a form, its name in words. */
export const labelOf = (name: string, labels: FieldLabels): string =>
  labels[name]?.props.label ?? humanName(name);

import { SENTENCE_LIST } from '../../../../cms/src/shared/limits';
import { wording } from '../wording';
import { marksOf } from './field-marks';
import {
  type Field,
  type Fields,
  filesOf,
  type Input,
  inputOf,
  linesOf,
  type Parts,
  problemsOf,
  type Row,
  readFields,
  type Shown,
  type Values,
  valuesOf,
} from './fields';

interface PartsOptions<F extends Fields> extends Parts {
  label: string;
  description?: string;
  fields: F;
}

/** A list of things with their own fields, in the owner's order. */
export function parts<F extends Fields>({
  label,
  description,
  ...options
}: PartsOptions<F>): Field<readonly (Row<F> | null)[] | null, Shown<F>[], Values<F>[], Input<F>[]> {
  const { fields, most, words } = options;
  const firstProblem = (part: Values<F>) => Object.values<string | undefined>(problemsOf(fields, part))[0];
  return {
    control: 'parts',
    props: { label, description },
    parts: options,
    fromRow: (raw) => (raw ?? []).flatMap((row) => (row ? [readFields(fields, row)] : [])),
    toForm: (shown = []) => shown.map((part) => valuesOf(fields, part)),
    toInput: (typed) => typed.map((part) => inputOf(fields, part)),
    problem: (typed) => (typed.length > most ? words.full : typed.map(firstProblem).find(Boolean)),
    marks: (typed) =>
      Object.fromEntries(
        typed.flatMap((part, place) =>
          Object.entries(marksOf(fields, part)).map(([name, mark]) => [`${place}.${name}`, mark]),
        ),
      ),
    files: (typed) => typed.flatMap((part) => filesOf(fields, part)),
    display: (typed) => typed.map((part) => wordsOf(fields, part)).join('\n'),
  };
}

function wordsOf<F extends Fields>(fields: F, part: Values<F>): string {
  return linesOf(fields, part)
    .map(({ text }) => text)
    .filter(Boolean)
    .join(', ');
}

const entriesOf = (typed: string) =>
  typed
    .split('\n')
    .map((entry) => entry.trim())
    .filter(Boolean);

const isText = (entry: unknown) => typeof entry === 'string';

/** A list of texts, typed as one entry per line. */
export function textList({ label }: { label: string }): Field<unknown, string[], string, string[]> {
  return {
    control: 'lines',
    props: { label, description: wording.oneALine },
    minRows: 3,
    fromRow: (raw) => (Array.isArray(raw) ? raw.filter(isText) : []),
    toForm: (shown = []) => shown.join('\n'),
    toInput: entriesOf,
    problem: (typed) => {
      const entries = entriesOf(typed);
      const fits =
        entries.length <= SENTENCE_LIST.entries &&
        entries.every((entry) => entry.length <= SENTENCE_LIST.characters);
      return fits ? undefined : wording.listLimit;
    },
    display: (typed) => typed,
  };
}

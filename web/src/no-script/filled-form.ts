import type { SubmissionProof } from '../features/submission/proof';

/** A form as a browser without JavaScript sent it, with the rules and the mutation of the running app. */
export interface FilledForm {
  /** What was typed */
  values: object;
  /** Sentences by field; empty when it may be sent */
  problems: Record<string, string>;
  /** @returns what the cms did with it: its status */
  deliver: (proof: SubmissionProof) => Promise<string>;
  /** What the visitor reads when the cms gives no better sentence */
  failed: string;
}

interface Rules<Values extends object> {
  blank: Values;
  problems: (values: Values) => Partial<Record<keyof Values, string>>;
  deliver: (values: Values, proof: SubmissionProof) => Promise<string>;
  failed: string;
}

/** Reads the fields of one kind of form. */
export function fill<Values extends object>(fields: URLSearchParams, rules: Rules<Values>): FilledForm {
  const values = readValues(rules.blank, fields);
  return {
    values,
    problems: rules.problems(values) as Record<string, string>,
    deliver: (proof) => rules.deliver(values, proof),
    failed: rules.failed,
  };
}

/** Shaped like `blank`. Browsers send line breaks as CRLF, and a list as one field many times. */
function readValues<Values extends object>(blank: Values, fields: URLSearchParams): Values {
  const read = Object.entries(blank).map(([name, empty]) => [
    name,
    Array.isArray(empty) ? fields.getAll(name) : (fields.get(name) ?? '').replaceAll('\r\n', '\n'),
  ]);
  return Object.fromEntries(read) as Values;
}

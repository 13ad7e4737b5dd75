import type { Answer } from '../../scripts/testing/send.ts';

/** @param path read as the owner */
export type Visit = (path: string) => Promise<Answer>;
/** Returns what is wrong with a response to the owner; undefined when nothing is. */
export type Check = (answer: Answer, visit: Visit) => Promise<string | undefined>;

const REFUSED = 400;
/** Bytes of a file's name that every disk takes. */
const LONGEST_STORED_NAME = 255;

interface Body {
  url?: string;
  data?: { slug?: string };
  error?: { message?: string; details?: { errors?: { path: string[] }[] } };
}

export const bodyOf = ({ body }: Answer): Body & Body[] => JSON.parse(body);

/**
 * Returns what is unclear in a refusal, which must be a sentence.
 *
 * @param fields the refusal of a wrong value names one of them; empty: it need not
 */
export function unclear(answer: Answer, fields: string[]): string | undefined {
  if (answer.status < REFUSED) return undefined;
  const { message = '', details } = bodyOf(answer).error ?? {};
  const names = [...(details?.errors ?? []).flatMap(({ path }) => path), message];
  if (!/\w+ \w+/.test(message)) return `${answer.status} without a sentence`;
  const isNamed =
    answer.status !== REFUSED ||
    fields.length === 0 ||
    fields.some((field) => names.some((name) => name.includes(field)));
  return isNamed ? undefined : `a refusal that names no field: ${message.slice(0, 80)}`;
}

/** A wrong value is refused with a sentence. */
export const refused: Check = async (answer) =>
  answer.status === REFUSED && answer.body ? unclear(answer, []) : undefined;

/** What was stored is shown at its address; a refusal names one of the fields. */
export const shown =
  (fields: string[], addressOf: (body: ReturnType<typeof bodyOf>) => string): Check =>
  async (answer, visit) => {
    if (answer.status >= REFUSED) return unclear(answer, fields);
    const address = addressOf(bodyOf(answer));
    if (Buffer.byteLength(address) > LONGEST_STORED_NAME + '/uploads/'.length)
      return 'a name that no disk takes';
    const { status } = await visit(address);
    return status === 200 ? undefined : `what was stored answers ${status} at ${address}`;
  };

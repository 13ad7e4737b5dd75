import type { RefusalParams } from './refusal-params';

type Sentence<Params> = string | ((params: Params) => string);

/** One sentence, or a function that builds it, for each of these codes with parameters, and sentences for other codes. */
export type Sentences<Params> = { readonly [Code in keyof Params]: Sentence<Params[Code]> } & Others;

interface Others {
  readonly [code: string]: unknown;
}

/** The sentences of a front end that differ from the messages of the CMS. */
export type OtherSentences = {
  readonly [Code in keyof RefusalParams]?: Sentence<RefusalParams[Code]>;
} & Others;

/** The code and parameters of a refusal; other servers and Strapi itself may send neither. */
export interface RefusalReason {
  code?: string | undefined;
  params?: unknown;
}

/** Returns the sentence for a refusal; undefined for codes without one. */
export function sentenceFor(
  sentences: Readonly<Record<string, unknown>>,
  { code = '', params }: RefusalReason,
): string | undefined {
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  if (typeof sentence === 'function') return String(sentence(params ?? {}));
  return typeof sentence === 'string' ? sentence : undefined;
}

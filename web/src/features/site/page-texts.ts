import { withName } from '../../texts/plain-text';
import type { SettingsAnswer } from './documents';

type Row = NonNullable<SettingsAnswer['pageTexts']>;
type TextName = Exclude<keyof Row, 'projectTags'>;

/** The owner's sentences about pages, without empty ones. */
export type PageTexts = Partial<Record<TextName, string>>;

/** A page with sentences of the owner. */
export type PageName = TextName extends infer Name
  ? Name extends `${infer Page}Description`
    ? Page
    : never
  : never;

export function toPageTexts(row: SettingsAnswer['pageTexts'], siteTitle: string): PageTexts {
  const texts = Object.entries(row ?? {}).flatMap(([name, text]) =>
    typeof text === 'string' && text.trim() ? [[name, withName(text.trim(), siteTitle)]] : [],
  );
  return Object.fromEntries(texts);
}

/** Texts of a page. */
export interface PageWords {
  lead?: string;
  /** For search engines */
  description?: (siteTitle: string) => string;
  empty?: string;
}

/** Returns the words of a page, with the owner's sentences instead of the built-in ones. */
export function ownWords<W extends PageWords>(words: W, page: PageName | undefined, texts: PageTexts): W {
  const own = (part: string) => texts[`${page}${part}` as TextName];
  const [lead, description, empty] = [own('Lead'), own('Description'), own('Empty')];
  return {
    ...words,
    ...(lead && { lead }),
    ...(description && { description: () => description }),
    ...(empty && { empty }),
  };
}

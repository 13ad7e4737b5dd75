import { lazy } from 'react';
import { type TextPictures, WithPictures } from './markdown-picture';
import { ServerMarkup } from './server-markup';

/** What a theme has of its own; a constant. */
export interface MarkdownLook {
  className: string | undefined;
  /** Class of what stands around a table and scrolls */
  scroller: string | undefined;
  words: { table: string; done: string; notDone: string };
  /** CSS width of a text, as `sizes` of its pictures */
  sizes: string;
  /** Where a path of the site leads from within the theme */
  placeOf: (pathname: string) => string;
}

/** Only a text that the server has not rendered needs the parser in the browser. */
const MarkdownText = import.meta.env.SSR
  ? (await import('./markdown-text')).MarkdownText
  : lazy(async () => ({ default: (await import('./markdown-text')).MarkdownText }));

const NONE: TextPictures = {};

interface MarkdownProps {
  text: string;
  pictures?: TextPictures;
  look: MarkdownLook;
}

/** A written text in Markdown. */
export function Markdown({ text, pictures = NONE, look }: MarkdownProps) {
  return (
    <ServerMarkup key={text} className={look.className}>
      <WithPictures pictures={pictures}>
        <MarkdownText text={text} look={look} />
      </WithPictures>
    </ServerMarkup>
  );
}

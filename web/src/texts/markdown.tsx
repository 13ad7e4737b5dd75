import { lazy, Suspense, useState } from 'react';
import { loadedParser, loadParser } from './markdown-parser';
import { type TextPictures, WithPictures } from './markdown-picture';
import { ServerMarkup } from './server-markup';

/** The style of a theme for texts; a constant. */
export interface MarkdownLook {
  className: string | undefined;
  /** Class of the scrolling element around a table */
  scroller: string | undefined;
  words: { table: string; done: string; notDone: string };
  /** CSS width of a text, as `sizes` of its pictures */
  sizes: string;
  /** Returns the target of a site path within the theme */
  linkTarget: (pathname: string) => string;
}

const LateMarkdownText = lazy(async () => ({ default: (await loadParser()).MarkdownText }));

const NONE: TextPictures = {};

interface MarkdownProps {
  text: string;
  pictures?: TextPictures;
  look: MarkdownLook;
}

export function Markdown({ text, pictures = NONE, look }: MarkdownProps) {
  return (
    <ServerMarkup key={text} className={look.className}>
      <WithPictures pictures={pictures}>
        <Parsed text={text} look={look} />
      </WithPictures>
    </ServerMarkup>
  );
}

/** A screen high, so that content below does not jump up for a moment. */
const ROOM = { minHeight: '100lvh' };

/** Renders at once if the parser is loaded. Otherwise the page is shown first, and its text follows. */
function Parsed(props: { text: string; look: MarkdownLook }) {
  const [parser] = useState(loadedParser);
  if (parser) return <parser.MarkdownText {...props} />;
  return (
    <Suspense fallback={<div style={ROOM} />}>
      <LateMarkdownText {...props} />
    </Suspense>
  );
}

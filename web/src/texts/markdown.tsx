import { lazy, Suspense, useState } from 'react';
import { loadedParser, loadParser } from './markdown-parser';
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

const LateMarkdownText = lazy(async () => ({ default: (await loadParser()).MarkdownText }));

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
        <Parsed text={text} look={look} />
      </WithPictures>
    </ServerMarkup>
  );
}

/** As high as a screen, so that what stands below does not come up for a moment. */
const ROOM = { minHeight: '100lvh' };

/** At once where the parser is there. Otherwise the page is, and its text follows. */
function Parsed(props: { text: string; look: MarkdownLook }) {
  const [parser] = useState(loadedParser);
  if (parser) return <parser.MarkdownText {...props} />;
  return (
    <Suspense fallback={<div style={ROOM} />}>
      <LateMarkdownText {...props} />
    </Suspense>
  );
}

import { lazy } from 'react';
import { type TextPictures, WithPictures } from '../../../texts/markdown-picture';
import { ServerMarkup } from '../../../texts/server-markup';
import classes from './markdown.module.css';

/** Only a text that the server has not rendered needs the parser in the browser. */
const MarkdownText = import.meta.env.SSR
  ? (await import('./markdown-text')).MarkdownText
  : lazy(async () => ({ default: (await import('./markdown-text')).MarkdownText }));

const NONE: TextPictures = {};

/** A written text in Markdown. */
export function Markdown({ text, pictures = NONE }: { text: string; pictures?: TextPictures }) {
  return (
    <ServerMarkup key={text} className={classes.markdown}>
      <WithPictures pictures={pictures}>
        <MarkdownText text={text} />
      </WithPictures>
    </ServerMarkup>
  );
}

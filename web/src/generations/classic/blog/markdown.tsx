import { lazy } from 'react';
import { ServerMarkup } from '../../../texts/server-markup';
import classes from './markdown.module.css';

/** Only a text that the server has not rendered needs the parser in the browser. */
const MarkdownText = import.meta.env.SSR
  ? (await import('./markdown-text')).MarkdownText
  : lazy(async () => ({ default: (await import('./markdown-text')).MarkdownText }));

/** A written text in Markdown. */
export function Markdown({ text }: { text: string }) {
  return (
    <ServerMarkup key={text} className={classes.markdown}>
      <MarkdownText text={text} />
    </ServerMarkup>
  );
}

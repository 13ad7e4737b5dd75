import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { markdownComponents } from '../../../texts/markdown-components';
import { wording } from '../wording';
import { classicPlace } from './classic-place';
import classes from './markdown.module.css';

const { task, table } = wording.blog;

const components = markdownComponents({
  scroller: classes.scroller,
  words: { table, done: task.done, notDone: task.open },
  sizes: '(min-width: 48em) 36rem, 84vw',
  placeOf: classicPlace,
});

/** A written text in Markdown with tables and lists of GitHub's kind. Raw HTML in it stays text. */
export function MarkdownText({ text }: { text: string }) {
  return (
    <ReactMarkdown remarkPlugins={[remarkGfm]} components={components}>
      {text}
    </ReactMarkdown>
  );
}

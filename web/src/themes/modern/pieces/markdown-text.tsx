import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { markdownComponents } from '../../../texts/markdown-components';
import { wording } from '../wording';
import classes from './markdown.module.css';

const components = markdownComponents({
  scroller: classes.scroller,
  words: wording.markdown,
  sizes: '(min-width: 48em) 41rem, 86vw',
  placeOf: (pathname) => pathname,
});

/** A written text in Markdown with tables and lists of GitHub's kind. Raw HTML in it stays text. */
export function MarkdownText({ text }: { text: string }) {
  return (
    <ReactMarkdown remarkPlugins={[remarkGfm]} components={components}>
      {text}
    </ReactMarkdown>
  );
}

import type { MarkdownLook } from '../../../texts/markdown';
import { wording } from '../wording';
import classes from './markdown.module.css';

/** The style of Markdown texts in this theme. */
export const markdownLook: MarkdownLook = {
  className: classes.markdown,
  scroller: classes.scroller,
  words: wording.markdown,
  sizes: '(min-width: 48em) 41rem, 86vw',
  linkTarget: (pathname) => pathname,
};

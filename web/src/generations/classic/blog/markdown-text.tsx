import { Link, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { internalPlace } from '../../../navigation/internal-place';
import { wording } from '../wording';
import { classicPlace } from './classic-place';
import classes from './markdown.module.css';

const OWN_PICTURE = /^\/(?!\/)/;

/**
 * Headings start at the second level, since the page has its own h1. Pictures of other sites are against the
 * content security policy and become links.
 */
const components: Components = {
  a: ({ href, children }) => <MarkdownLink href={href}>{children}</MarkdownLink>,
  h1: ({ children }) => <h2>{children}</h2>,
  img: ({ src, alt, title }) =>
    typeof src === 'string' && OWN_PICTURE.test(src) ? (
      <img src={src} alt={alt ?? ''} title={title} loading="lazy" decoding="async" />
    ) : (
      <MarkdownLink href={typeof src === 'string' ? src : undefined}>{alt || src}</MarkdownLink>
    ),
  input: ({ checked }) => (
    <input
      type="checkbox"
      checked={checked ?? false}
      disabled
      aria-label={checked ? wording.blog.task.done : wording.blog.task.open}
    />
  ),
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={classes.scroller} aria-label={wording.blog.table} tabIndex={0}>
      <table>{children}</table>
    </section>
  ),
};

/** A written text in Markdown with tables and lists of GitHub's kind. Raw HTML in it stays text. */
export function MarkdownText({ text }: { text: string }) {
  return (
    <ReactMarkdown remarkPlugins={[remarkGfm]} components={components}>
      {text}
    </ReactMarkdown>
  );
}

const WEB_ADDRESS = /^https?:\/\//i;

function MarkdownLink({ href = '', children }: { href?: string; children: ReactNode }) {
  const { origin } = useRouteContext({ from: '__root__' });
  const place = internalPlace(href, origin);
  if (place) {
    return (
      <Link to={classicPlace(place.pathname)} search={place.search} hash={place.hash}>
        {children}
      </Link>
    );
  }
  const elsewhere = WEB_ADDRESS.test(href) ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a href={href} {...elsewhere}>
      {children}
    </a>
  );
}

import { Link, useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { internalPlace } from '../routing/internal-place';
import type { MarkdownLook } from './markdown';
import { MarkdownPicture } from './markdown-picture';

/** A written text in Markdown with tables and lists of GitHub's kind. Raw HTML in it stays text. */
export function MarkdownText({ text, look }: { text: string; look: MarkdownLook }) {
  const components = useMemo(() => markdownComponents(look), [look]);
  return (
    <ReactMarkdown remarkPlugins={[remarkGfm]} components={components}>
      {text}
    </ReactMarkdown>
  );
}

const WEB_ADDRESS = /^https?:\/\//i;

/**
 * Headings start at the second level, since the page has its own h1. Pictures of other sites are against the
 * content security policy and become links.
 */
function markdownComponents({ scroller, words, sizes, placeOf }: MarkdownLook): Components {
  return {
    a: ({ href, children }) => (
      <MarkdownLink href={href} placeOf={placeOf}>
        {children}
      </MarkdownLink>
    ),
    // Each block in the direction of what is written in it, with its bullets and rules on the right side.
    p: ({ children }) => <p dir="auto">{children}</p>,
    h1: ({ children }) => <h2 dir="auto">{children}</h2>,
    h2: ({ children }) => <h2 dir="auto">{children}</h2>,
    h3: ({ children }) => <h3 dir="auto">{children}</h3>,
    h4: ({ children }) => <h4 dir="auto">{children}</h4>,
    h5: ({ children }) => <h5 dir="auto">{children}</h5>,
    h6: ({ children }) => <h6 dir="auto">{children}</h6>,
    ul: ({ children, className }) => (
      <ul dir="auto" className={className}>
        {children}
      </ul>
    ),
    ol: ({ children, start }) => (
      <ol dir="auto" start={start}>
        {children}
      </ol>
    ),
    blockquote: ({ children }) => <blockquote dir="auto">{children}</blockquote>,
    img: ({ src, alt, title }) =>
      typeof src === 'string' && (
        <MarkdownPicture src={src} alt={alt ?? ''} title={title} sizes={sizes}>
          <MarkdownLink href={src} placeOf={placeOf}>
            {alt || src}
          </MarkdownLink>
        </MarkdownPicture>
      ),
    input: ({ checked }) => (
      <input
        type="checkbox"
        checked={checked ?? false}
        disabled
        aria-label={checked ? words.done : words.notDone}
      />
    ),
    pre: ({ children }) => (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll and must be reachable by keyboard
      <pre tabIndex={0}>{children}</pre>
    ),
    table: ({ children }) => (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      <section className={scroller} aria-label={words.table} tabIndex={0}>
        <table dir="auto">{children}</table>
      </section>
    ),
  };
}

interface MarkdownLinkProps extends Pick<MarkdownLook, 'placeOf'> {
  href?: string;
  children: ReactNode;
}

function MarkdownLink({ href = '', placeOf, children }: MarkdownLinkProps) {
  const { origin } = useRouteContext({ from: '__root__' });
  const place = internalPlace(href, origin);
  if (place) {
    return (
      <Link to={placeOf(place.pathname)} search={place.search} hash={place.hash}>
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

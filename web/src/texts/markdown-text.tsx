import { Link, useRouteContext } from '@tanstack/react-router';
import { type ComponentProps, createContext, type ReactElement, useContext } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import { internalPlace } from '../routing/internal-place';
import type { MarkdownLook } from './markdown';
import { MarkdownPicture } from './markdown-picture';
import { given } from './markdown-tree';
import { shownTree } from './shown-tree';

const Look = createContext<MarkdownLook | null>(null);

/** @throws outside of a `MarkdownText` */
function useLook(): MarkdownLook {
  const look = useContext(Look);
  if (!look) throw new Error('This part must be inside a written text');
  return look;
}

export function MarkdownText({ text, look }: { text: string; look: MarkdownLook }) {
  return <Look value={look}>{readMarkdown(text)}</Look>;
}

/** How many parsed texts are cached, for pages that are about to be opened. */
const MAX_PARSED = 12;
const parsedTexts = new Map<string, ReactElement>();

/** Parses Markdown with GitHub's tables and task lists. Raw HTML stays text. */
export function readMarkdown(text: string): ReactElement {
  const elements =
    parsedTexts.get(text) ?? ReactMarkdown({ rehypePlugins: [given(shownTree(text))], components });
  parsedTexts.delete(text);
  parsedTexts.set(text, elements);
  const [oldest] = parsedTexts.keys();
  if (parsedTexts.size > MAX_PARSED && oldest !== undefined) parsedTexts.delete(oldest);
  return elements;
}

const WEB_ADDRESS = /^https?:\/\//i;

/**
 * Headings start at the second level, because the page has its own h1. The security policy blocks pictures of other
 * sites, so they become links.
 */
const components: Components = {
  // Besides its address a link has the attributes of footnotes.
  a: ({ node: _node, ...props }) => <MarkdownLink {...props} />,
  // Each block has the direction of its own text, so that its bullets and lines are on the right side.
  p: ({ children }) => <p dir="auto">{children}</p>,
  h1: ({ children }) => <h2 dir="auto">{children}</h2>,
  // The heading of the footnotes, which their links refer to by id.
  h2: ({ children, id }) => (
    <h2 dir="auto" id={id}>
      {children}
    </h2>
  ),
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
  img: ({ src, alt, title }) => {
    const { sizes } = useLook();
    return (
      typeof src === 'string' && (
        <MarkdownPicture src={src} alt={alt ?? ''} title={title} sizes={sizes}>
          <MarkdownLink href={src}>{alt || src}</MarkdownLink>
        </MarkdownPicture>
      )
    );
  },
  input: ({ checked }) => {
    const { words } = useLook();
    return (
      <input
        type="checkbox"
        checked={checked ?? false}
        disabled
        aria-label={checked ? words.done : words.notDone}
      />
    );
  },
  pre: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll and must be reachable by keyboard
    <pre tabIndex={0}>{children}</pre>
  ),
  table: ({ children }) => {
    const { scroller, words } = useLook();
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      <section className={scroller} aria-label={words.table} tabIndex={0}>
        <table dir="auto">{children}</table>
      </section>
    );
  },
};

function MarkdownLink({ href = '', children, ...props }: ComponentProps<'a'>) {
  const { linkTarget } = useLook();
  const { origin } = useRouteContext({ from: '__root__' });
  const place = internalPlace(href, origin);
  if (place) {
    return (
      <Link to={linkTarget(place.pathname)} search={place.search} hash={place.hash}>
        {children}
      </Link>
    );
  }
  const elsewhere = WEB_ADDRESS.test(href) ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a href={href} {...props} {...elsewhere}>
      {children}
    </a>
  );
}

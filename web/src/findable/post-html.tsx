import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown, { type Components, defaultUrlTransform } from 'react-markdown';
import remarkGfm from 'remark-gfm';

/** React writes a preload link before a text for each picture that is not lazy. */
const LazyPicture: Components['img'] = ({ src, alt, title }) => (
  <img src={src} alt={alt ?? ''} title={title} loading="lazy" />
);

/** A post's Markdown as HTML for feed readers: raw HTML stays text, every address is absolute. */
export function postHtml(markdown: string, origin: string): string {
  const absolute = (address: string) => {
    const safe = defaultUrlTransform(address);
    return safe && URL.canParse(safe, origin) ? new URL(safe, `${origin}/blog/`).href : '';
  };
  return renderToStaticMarkup(
    <ReactMarkdown remarkPlugins={[remarkGfm]} urlTransform={absolute} components={{ img: LazyPicture }}>
      {markdown}
    </ReactMarkdown>,
  );
}

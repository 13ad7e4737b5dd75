import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown, { type Components, defaultUrlTransform } from 'react-markdown';
import type { BlogPost } from '../features/blog/blog-post';
import { given } from '../texts/markdown-tree';
import { readBefore } from '../texts/read-before';
import { shownTree } from '../texts/shown-tree';

/**
 * Returns a post's Markdown as HTML for feed readers: raw HTML stays text, every address is absolute.
 *
 * @param page address of the post, which contains its footnotes
 */
export async function postHtml(
  { content, pictures }: Pick<BlogPost, 'content' | 'pictures'>,
  page: string,
): Promise<string> {
  await readBefore(content);
  const { origin } = new URL(page);
  const absolute = (address: string) => {
    const safe = defaultUrlTransform(address);
    return safe && URL.canParse(safe, page) ? new URL(safe, page).href : '';
  };
  const known = new Map(Object.entries(pictures).map(([url, picture]) => [absolute(url), picture]));
  // React writes a preload link before the text for each picture that is not lazy.
  const img: Components['img'] = ({ src, alt, title }) => {
    const picture = known.get(String(src));
    return (
      <img
        src={picture ? absolute(picture.src) : src}
        srcSet={picture?.srcSet?.replaceAll(/(^|, )\//g, `$1${origin}/`)}
        width={picture?.width || undefined}
        height={picture?.height || undefined}
        alt={alt ?? ''}
        title={title}
        loading="lazy"
      />
    );
  };
  return renderToStaticMarkup(
    <ReactMarkdown
      rehypePlugins={[given(shownTree(content))]}
      urlTransform={absolute}
      components={{ img }}
    />,
  );
}

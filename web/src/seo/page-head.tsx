import { useQuery } from '@tanstack/react-query';
import { useRouteContext, useRouterState } from '@tanstack/react-router';
import { isKeptFromSearch } from '../../../cms/src/shared/sample-site';
import type { BlogPost } from '../features/blog/blog-post';
import { heroQueries } from '../features/hero/queries';
import { siteQueries } from '../features/site/queries';
import type { Picture } from '../pictures/picture';
import { publicPath } from '../routing/initiative-path';
import { modernPath, themeOfPath } from '../routing/theme';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH, previewAddress } from './preview';
import { seoWording } from './wording';

type Article = Pick<BlogPost, 'publishedAt' | 'updatedAt' | 'tags'>;

/** The part of a list that a page shows. */
interface ListPart {
  /** From 1; the first page of a list has the address of the list */
  page: number;
  /** Name of the search parameter */
  parameter: 'page' | 'pages';
}

export interface PageHeadProps {
  /** For articles; dates and times in ISO form, empty when unknown */
  article?: Article;
  /** The page's own title, before the site's title. Empty on the home page, whose title is name and tagline */
  title: string;
  /** One or two sentences for search results and previews */
  description?: string;
  /** The owner's picture for the page, cropped for its preview. Pages without one show their title */
  picture?: Picture | null;
  /** For pages with a list */
  part?: ListPart;
  /** Keeps a page out of search engines; /v1 pages and a public site of samples always are */
  noIndex?: boolean;
}

/**
 * Document title and metadata of a page, which React hoists into `<head>`. Addresses are absolute and without filters,
 * so that each page has one address. Each page of a list has its own.
 */
export function PageHead({
  title: name,
  description,
  picture,
  article,
  part,
  noIndex = false,
}: PageHeadProps) {
  const { origin, onPreview } = useRouteContext({ from: '__root__' });
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const { data: site } = useQuery(siteQueries.settings());
  // Only for the preview image: not worth a request on every page.
  const { data: hero } = useQuery({ ...heroQueries.texts(), refetchOnMount: false });

  const { title, search } = ofPart(name, part);
  const siteTitle = site?.title ?? '';
  const titles = title ? [title, siteTitle] : [siteTitle, hero?.tagline];
  const documentTitle = titles.filter(Boolean).join(' · ');
  const page = publicPath(modernPath(pathname));
  const address = `${origin}${page}${search}`;
  const subject = { siteTitle, title, picture: picture ?? null, backdrop: hero?.share ?? null };
  onPreview?.(subject);
  const hidden = noIndex || themeOfPath(pathname) === 'classic' || isKeptFromSearch(siteTitle, origin);

  return (
    <>
      <title>{documentTitle}</title>
      {description && <meta name="description" content={description} />}
      {hidden && <meta name="robots" content="noindex" />}
      {!noIndex && <link rel="canonical" href={address} />}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {article && <ArticleMetadata {...article} />}
      <meta property="og:title" content={documentTitle} />
      {description && <meta property="og:description" content={description} />}
      {siteTitle && <meta property="og:site_name" content={siteTitle} />}
      {!noIndex && (
        <>
          <meta property="og:url" content={address} />
          <meta property="og:image" content={`${origin}${previewAddress(page, subject)}`} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(PREVIEW_WIDTH)} />
          <meta property="og:image:height" content={String(PREVIEW_HEIGHT)} />
          <meta property="og:image:alt" content={subject.picture?.alt || documentTitle} />
        </>
      )}
      <meta name="twitter:card" content={noIndex ? 'summary' : 'summary_large_image'} />
    </>
  );
}

/** Returns the title and search of a page, with the page number from the second page of a list on. */
function ofPart(title: string, part: ListPart | undefined) {
  if (!part || part.page <= 1) return { title, search: '' };
  return { title: seoWording.furtherPage(title, part.page), search: `?${part.parameter}=${part.page}` };
}

function ArticleMetadata({ publishedAt, updatedAt, tags }: Article) {
  return (
    <>
      {publishedAt && <meta property="article:published_time" content={publishedAt} />}
      {updatedAt && <meta property="article:modified_time" content={updatedAt} />}
      {tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  );
}

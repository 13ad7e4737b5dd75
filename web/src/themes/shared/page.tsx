import type { ComponentType, ReactNode } from 'react';
import { useSite } from '../../features/site/use-site';
import type { Picture } from '../../pictures/picture';
import { PageHead, type PageHeadProps } from '../../seo/page-head';

/** Texts of a page. */
interface PageWords {
  title: string;
  /** For search engines */
  description?: (siteTitle: string) => string;
  lead?: string;
}

/** What the first screen of every page shows. */
export interface HeaderWords {
  title: string;
  lead?: ReactNode;
}

interface PageProps extends Pick<PageHeadProps, 'part' | 'noIndex'> {
  words: PageWords;
  /** If it differs from the title of the document */
  heading?: string;
  lead?: ReactNode;
  /** For link previews, if it differs from the picture of the first screen */
  preview?: Picture | null;
  picture?: Picture | null;
  /** Anything before the first screen */
  above?: ReactNode;
  children?: ReactNode;
}

/**
 * Returns a theme's page: the metadata, the first screen, the sections.
 * @param Header draws the first screen; the page takes its properties, too
 */
export const pageWith = <Own extends object>(Header: ComponentType<Own & HeaderWords>) =>
  function Page(props: PageProps & Own) {
    const { words, heading = words.title, lead = words.lead, preview, picture, above, children } = props;
    const site = useSite();
    return (
      <>
        <PageHead
          title={words.title}
          description={words.description?.(site.title)}
          picture={preview ?? picture}
          part={props.part}
          noIndex={props.noIndex}
        />
        {above}
        <Header {...props} title={heading} lead={typeof lead === 'string' && lead ? <p>{lead}</p> : lead} />
        {children}
      </>
    );
  };

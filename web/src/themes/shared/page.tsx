import type { ComponentType, ReactNode } from 'react';
import type { PageName, PageWords } from '../../features/site/page-texts';
import { usePageWords, useSite } from '../../features/site/use-site';
import type { Picture } from '../../pictures/picture';
import { PageHead, type PageHeadProps } from '../../seo/page-head';

/** What the first screen of every page shows. */
export interface HeaderWords {
  title: string;
  lead?: ReactNode;
}

interface PageProps extends Pick<PageHeadProps, 'part' | 'noIndex'> {
  words: PageWords & { title: string };
  /** The page whose sentences the owner can replace */
  of?: PageName;
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
    const words = usePageWords(props.words, props.of);
    const { heading = words.title, lead = words.lead, preview, picture, above, children } = props;
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

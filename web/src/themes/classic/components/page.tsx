import type { ReactNode } from 'react';
import { useSite } from '../../../features/site/use-site';
import type { Picture } from '../../../pictures/picture';
import { PageHead, type PageHeadProps } from '../../../seo/page-head';
import type { PageWords } from '../../shared/page-words';
import { PageTitle, type PageTitleProps } from './page-title';

interface PageProps
  extends Omit<PageTitleProps, 'title' | 'children'>,
    Pick<PageHeadProps, 'part' | 'noIndex'> {
  words: PageWords;
  /** If it differs from the title of the document */
  heading?: string;
  /** For link previews */
  preview?: Picture | null;
  /** Anything below the ornament of the title: a picture, a filter */
  below?: ReactNode;
  /** Anything before the first screen */
  above?: ReactNode;
  children?: ReactNode;
}

/** A page: the metadata, the title page, the sections. */
export function Page(props: PageProps) {
  const {
    words,
    heading = words.title,
    lead = words.lead,
    preview,
    part,
    noIndex,
    above,
    below,
    children,
    ...title
  } = props;
  const site = useSite();
  return (
    <>
      <PageHead
        title={words.title}
        description={words.description?.(site.title)}
        picture={preview}
        part={part}
        noIndex={noIndex}
      />
      {above}
      <PageTitle title={heading} lead={typeof lead === 'string' && lead ? <p>{lead}</p> : lead} {...title}>
        {below}
      </PageTitle>
      {children}
    </>
  );
}

import type { ReactNode } from 'react';
import { useSite } from '../../../features/site/use-site';
import type { Picture } from '../../../pictures/picture';
import { PageHead, type PageHeadProps } from '../../../seo/page-head';
import type { PageWords } from '../../shared/page-words';
import { PageHeader, type PageHeaderProps } from './page-header';

interface PageProps extends Omit<PageHeaderProps, 'title'>, Pick<PageHeadProps, 'part' | 'noIndex'> {
  words: PageWords;
  /** If it differs from the title of the document */
  heading?: string;
  /** For link previews, if it differs from the picture of the first screen */
  preview?: Picture | null;
  /** Anything before the first screen */
  above?: ReactNode;
  children?: ReactNode;
}

/** An inner page: the metadata, the first screen, the sections. */
export function Page(props: PageProps) {
  const {
    words,
    heading = words.title,
    lead = words.lead,
    preview,
    part,
    noIndex,
    above,
    children,
    ...header
  } = props;
  const site = useSite();
  return (
    <>
      <PageHead
        title={words.title}
        description={words.description?.(site.title)}
        picture={preview ?? header.picture}
        part={part}
        noIndex={noIndex}
      />
      {above}
      <PageHeader
        title={heading}
        lead={typeof lead === 'string' && lead ? <p>{lead}</p> : lead}
        {...header}
      />
      {children}
    </>
  );
}

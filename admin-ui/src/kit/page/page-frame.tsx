import { Title, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconUserShield } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { wording } from '../wording';
import { useDocumentTitle } from './document-title';
import classes from './page-frame.module.css';

/** Returns whether the screen has the layout of a phone, which the styles give at the same width. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false });

interface PageFrameProps {
  /** Heading of the page, and the last part of the document title. Null while it is loading. */
  title: string | null;
  children: ReactNode;
}

/** Frame of every page after sign-in: heading, account, document title and main landmark. */
export function PageFrame({ title, children }: PageFrameProps) {
  useDocumentTitle(title);
  return (
    <main id="content" className={classes.page}>
      <header className={classes.header}>
        {/* Receives the focus after a navigation, so that a screen reader starts at the new page. */}
        <Title order={1} className={classes.title} tabIndex={-1}>
          {title ?? <VisuallyHidden>{wording.loading}</VisuallyHidden>}
        </Title>
        <span className={classes.role}>
          <IconUserShield size={18} stroke={1.75} aria-hidden />
          {wording.administrator}
        </span>
      </header>
      <div className={classes.content}>{children}</div>
    </main>
  );
}

import { Title, VisuallyHidden } from '@mantine/core';
import { IconUserShield } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useDocumentTitle } from './document-title';
import classes from './page-frame.module.css';
import { wording } from './wording';

interface PageFrameProps {
  /** Heading of the page; also the last part of the document title. Null while it is not known. */
  title: string | null;
  children: ReactNode;
}

/** What every page behind the sign-in has: heading, who is signed in, document title, main landmark. */
export function PageFrame({ title, children }: PageFrameProps) {
  useDocumentTitle(title);
  return (
    <main id="content" className={classes.page}>
      <header className={classes.header}>
        {/* Receives focus after a navigation, so that a screen reader starts at the new page. */}
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

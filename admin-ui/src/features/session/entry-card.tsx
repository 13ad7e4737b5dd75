import { Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './login-page.module.css';

interface EntryCardProps {
  /** The site's own name; empty while it is not known. */
  siteTitle: string;
  heading: string;
  children: ReactNode;
}

/** The one card of a page that is open before the sign-in. */
export function EntryCard({ siteTitle, heading, children }: EntryCardProps) {
  return (
    <main className={classes.page}>
      <Paper className={classes.card} withBorder>
        <p className={classes.site}>{siteTitle}</p>
        <Title order={1} className={classes.heading}>
          {heading}
        </Title>
        {children}
      </Paper>
    </main>
  );
}

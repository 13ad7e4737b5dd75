import { Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './login-page.module.css';

interface EntryCardProps {
  /** Name of the site; empty until it is loaded. */
  siteTitle: string;
  heading: string;
  children: ReactNode;
}

/** The card of a page before sign-in. */
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

import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  /** What is missing, as the owner would say it: 'No projects' */
  title: string;
  /** What to do about it, when there is something to say. */
  text?: string;
  /** A button that does it. */
  action?: ReactNode;
}

/** Stands where a list would be. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={classes.root}>
      <Title order={2} className={classes.title}>
        {title}
      </Title>
      {text && (
        <Text c="dimmed" className={classes.text}>
          {text}
        </Text>
      )}
      {action}
    </div>
  );
}

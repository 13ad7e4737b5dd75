import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  /** Name of the missing thing, in the owner's words: 'No projects' */
  title: string;
  /** Explains what to do about it. */
  text?: string;
  action?: ReactNode;
}

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

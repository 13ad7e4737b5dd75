import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './signing-in.module.css';

interface PartProps {
  id: string;
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A section about one way to sign in, or about the devices. */
export function Part({ id, title, hint, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <Title order={4} id={id} className={classes.part}>
        {title}
      </Title>
      {hint && <Text c="dimmed">{hint}</Text>}
      {children}
    </section>
  );
}

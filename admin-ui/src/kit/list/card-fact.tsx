import type { ComponentType, ReactNode } from 'react';
import classes from './card-fact.module.css';

interface CardFactProps {
  Icon: ComponentType<{ size: number; stroke: number; role: 'img'; 'aria-label': string }>;
  /** Describes the text beside the icon. */
  label: string;
  /** If empty, the line is hidden. */
  children: ReactNode;
}

/** A line of a card: an icon and what it stands for. */
export function CardFact({ Icon, label, children }: CardFactProps) {
  if (!children) return null;
  return (
    <li className={classes.fact}>
      <Icon size={18} stroke={1.75} role="img" aria-label={label} />
      <span>{children}</span>
    </li>
  );
}

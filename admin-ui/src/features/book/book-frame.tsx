import { Link, linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageFrame } from '../../manager/page-frame';
import classes from './book-frame.module.css';
import { wording } from './wording';

/** In order. */
const TABS = [
  { label: wording.tabs.measurements, link: linkOptions({ to: '/book/measurements' }) },
  { label: wording.tabs.digitals, link: linkOptions({ to: '/book/digitals' }) },
  { label: wording.tabs.compCard, link: linkOptions({ to: '/book/comp-card' }) },
];

/** What a model's book is made of, each with a page of its own. */
export function BookFrame({ children }: { children: ReactNode }) {
  return (
    <PageFrame title={wording.title}>
      <nav className={classes.tabs} aria-label={wording.title}>
        {TABS.map(({ label, link }) => (
          <Link key={label} {...link} className={classes.tab}>
            {label}
          </Link>
        ))}
      </nav>
      {children}
    </PageFrame>
  );
}

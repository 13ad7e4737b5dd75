import { Link, linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageFrame } from '../../kit/page/page-frame';
import classes from './model-profile-frame.module.css';
import { wording } from './wording';

const TABS = [
  { label: wording.tabs.measurements, link: linkOptions({ to: '/model-profile/measurements' }) },
  { label: wording.tabs.digitals, link: linkOptions({ to: '/model-profile/digitals' }) },
  { label: wording.tabs.compCard, link: linkOptions({ to: '/model-profile/comp-card' }) },
];

export function ModelProfileFrame({ children }: { children: ReactNode }) {
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

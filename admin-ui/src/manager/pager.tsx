import { Pagination } from '@mantine/core';
import classes from './pager.module.css';
import { wording } from './wording';

interface PagerProps {
  /** From 1, from the URL. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
}

/** Nothing for a single page. */
export function Pager({ page, pageCount, onChange }: PagerProps) {
  if (pageCount < 2) return null;
  return (
    <nav className={classes.root} aria-label={wording.pages}>
      <Pagination
        value={Math.min(page, pageCount)}
        total={pageCount}
        onChange={onChange}
        siblings={1}
        boundaries={1}
        getItemProps={(number) => ({ 'aria-label': wording.page(number, pageCount) })}
        getControlProps={(control) => ({ 'aria-label': wording.pageControls[control] })}
      />
    </nav>
  );
}

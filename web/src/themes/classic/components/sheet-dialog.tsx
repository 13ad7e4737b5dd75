import type { ComponentProps } from 'react';
import { WindowDialog } from '../../shared/window-dialog';
import classes from './sheet-dialog.module.css';

/** A sheet over the whole window. */
export function SheetDialog(props: Omit<ComponentProps<typeof WindowDialog>, 'className'>) {
  return <WindowDialog ground="cover" {...props} className={classes.sheet} />;
}

import * as shared from '../../shared/mobile-menu';
import classes from './mobile-menu.module.css';

/** A page of links. */
export function MobileMenu(pages: shared.MenuPages) {
  return (
    <shared.MobileMenu
      {...pages}
      opener={<span className={classes.lines} aria-hidden="true" />}
      closer={<span className={classes.cross} aria-hidden="true" />}
      classNames={classes}
    />
  );
}

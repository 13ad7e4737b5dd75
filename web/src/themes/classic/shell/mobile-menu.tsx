import * as shared from '../../shared/mobile-menu';
import { Ornament } from '../components/ornament';
import sheet from '../components/sheet-dialog.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './mobile-menu.module.css';

const classNames = {
  ...classes,
  toggle: `${text.label} ${classes.toggle}`,
  toFooter: `${text.label} ${classes.toFooter}`,
  dialog: `${sheet.sheet} ${classes.dialog}`,
  group: `${text.label} ${text.accent}`,
};

/** A programme of the pages. */
export function MobileMenu(pages: shared.MenuPages) {
  return (
    <shared.MobileMenu
      {...pages}
      opener={wording.navigation.menu}
      end={<Ornament />}
      classNames={classNames}
    />
  );
}

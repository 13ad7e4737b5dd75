import type { LightboxState } from '../../../features/portfolio/use-gallery';
import * as shared from '../../shared/lightbox';
import { Facts } from '../components/facts';
import sheet from '../components/sheet-dialog.module.css';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './lightbox.module.css';

const classNames = {
  ...classes,
  lightbox: `${sheet.sheet} ${classes.lightbox}`,
  close: `${actions.action} ${classes.close}`,
  button: actions.button,
  title: `${text.title3} ${classes.title}`,
  story: `${actions.action} ${classes.story}`,
};

/** A picture with its plate below it. */
export function Lightbox(lightbox: LightboxState) {
  return (
    <shared.Lightbox
      {...lightbox}
      ground="cover"
      storyPage="/v1/portfolio/$slug"
      facts={({ category, year }) => (
        <Facts
          facts={[
            { key: 'category', fact: category },
            { key: 'year', fact: year },
          ]}
        />
      )}
      placeOf={wording.lightbox.place}
      classNames={classNames}
    />
  );
}

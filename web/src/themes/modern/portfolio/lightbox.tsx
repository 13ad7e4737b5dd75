import type { LightboxState } from '../../../features/portfolio/use-gallery';
import * as shared from '../../shared/lightbox';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import classes from './lightbox.module.css';

const classNames = {
  ...classes,
  button: actions.button,
  title: `${text.title3} ${classes.title}`,
  story: `${actions.action} ${classes.story}`,
};

/** A picture on navy, as large as the window allows. */
export function Lightbox(lightbox: LightboxState) {
  return (
    <shared.Lightbox
      {...lightbox}
      ground="dark"
      storyPage="/portfolio/$slug"
      facts={({ category, year }) => (
        <p className={`${text.label} ${classes.facts}`}>
          <span>{category}</span>
          <span>{year}</span>
        </p>
      )}
      placeOf={(place, total) => `${place} / ${total}`}
      signs={{ previous: '←', next: '→' }}
      classNames={classNames}
    />
  );
}

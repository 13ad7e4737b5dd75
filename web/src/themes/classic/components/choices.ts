import text from '../styles/type.module.css';
import classes from './choices.module.css';

/** Filter buttons and tabs in a centred row. */
export const choicesLook = {
  row: classes.row,
  legend: classes.legend,
  choice: `${text.label} ${classes.choice}`,
};

import classes from './media-field.module.css';

/** A problem; a line break separates it from its help. */
export const ProblemText = ({ text }: { text: string }) =>
  text.split('\n').map((line) => (
    <span key={line} className={classes.line}>
      {line}
    </span>
  ));

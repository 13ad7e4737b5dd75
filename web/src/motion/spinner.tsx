import classes from './spinner.module.css';

/** Turns while something loads, in the colour of the text around it. Hidden from screen readers. `size` in pixels. */
export function Spinner({ size }: { size: number }) {
  return (
    <span className={classes.spinner} style={{ inlineSize: size, blockSize: size }} aria-hidden="true" />
  );
}

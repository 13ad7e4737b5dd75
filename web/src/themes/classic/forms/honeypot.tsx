import type { Ref } from 'react';
import classes from './honeypot.module.css';

/** A field that no person sees, reaches with Tab or has filled by the browser; `ref` is from `useSubmission`. */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div className={classes.trap} aria-hidden="true">
      <label>
        Website
        <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

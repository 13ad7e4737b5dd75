import { useSound } from '../../../motion/use-sound';
import { wording } from '../wording';
import classes from './sound-switch.module.css';

/** The one sound switch; it says what is the case now. */
export function SoundSwitch() {
  const { on, toggle } = useSound();
  return (
    <button
      type="button"
      data-needs-script=""
      role="switch"
      aria-checked={on}
      aria-label={wording.sound.name}
      className={classes.switch}
      onClick={toggle}
    >
      <span className={classes.waves} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      {on ? wording.sound.on : wording.sound.off}
    </button>
  );
}

import { Link } from '@tanstack/react-router';
import { Ornament } from '../pieces/ornament';
import { Section } from '../pieces/section';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './rates-invitation.module.css';

/** The way to the rate card, as an invitation. */
export function RatesInvitation() {
  return (
    <Section ground="leaf" overline={wording.home.ratesOverline} title={wording.home.ratesTitle}>
      <div className={classes.words}>
        <p className={text.lead}>{wording.home.ratesText}</p>
        <Ornament />
        <Link to="/rate-card" className={actions.button}>
          {wording.home.rates}
        </Link>
      </div>
    </Section>
  );
}

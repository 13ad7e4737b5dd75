import { Link } from '@tanstack/react-router';
import { rateCardWording } from '../../../features/rate-card/wording';
import { Section } from '../components/section';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './rates-call.module.css';

/** The call to see the rates: words only, very large. */
export function RatesCall() {
  return (
    <Section ground="dark" labelledBy="home-rates">
      <p className={`${text.label} ${classes.eyebrow}`}>{wording.home.ratesEyebrow}</p>
      <h2 id="home-rates" className={`${text.title1} ${classes.title}`}>
        {rateCardWording.title}
      </h2>
      <div className={classes.way}>
        <p className={text.lead}>{wording.home.ratesText}</p>
        <p className={classes.links}>
          <Link to="/rate-card" className={actions.action}>
            {wording.home.ratesAction}
          </Link>
          <Link to="/book" className={actions.action}>
            {wording.home.ratesBook}
          </Link>
        </p>
      </div>
    </Section>
  );
}

import { Link } from '@tanstack/react-router';
import type { Service } from '../../../features/rate-card/rate-card';
import { rateCardWording } from '../../../features/rate-card/wording';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './service-rates.module.css';

/** Each service with its price in large numerals and a way to book it. */
export function ServiceRates({ services }: { services: Service[] }) {
  return (
    <ul className={classes.list}>
      {services.map(({ name, price, note }) => (
        <li key={name} className={classes.service}>
          <div className={classes.words}>
            <h3 className={classes.name}>{name}</h3>
            {note && <p className={classes.note}>{note}</p>}
          </div>
          <p className={classes.price}>
            <span className={text.label}>{rateCardWording.currency}</span>{' '}
            <span className={text.numeral}>{price}</span>
          </p>
          <Link
            to="/contact"
            search={{ service: name }}
            className={`${actions.action} ${classes.book}`}
            aria-label={wording.rateCard.bookService(rateCardWording.bookNow, name)}
          >
            {rateCardWording.bookNow}
          </Link>
        </li>
      ))}
    </ul>
  );
}

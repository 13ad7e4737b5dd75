import { Link } from '@tanstack/react-router';
import { measurementsWording } from '../../../features/measurements/wording';
import type { RateCard } from '../../../features/rate-card/queries';
import { rateCardWording } from '../../../features/rate-card/wording';
import { useIsPathListed } from '../../../features/site/use-site';
import { useRateCardPage } from '../../../pages/rate-card';
import { unbroken } from '../../../texts/plain-text';
import { ActionLink } from '../components/action-link';
import { FactList } from '../components/fact-list';
import { MeasurementList } from '../components/measurement-list';
import { Page } from '../components/page';
import { Section } from '../components/section';
import { ListState } from '../components/states';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './rate-card-page.module.css';

const extraLook = { list: classes.extraList, fact: classes.extra, value: classes.extraPrice };

/** Prices and measurements as on a model's comp card. */
export function RateCardPage() {
  const { query, card, title, measurements } = useRateCardPage();
  return (
    <Page
      of="rateCard"
      words={{ ...wording.rateCard, title }}
      picture={card?.picture}
      lead={card?.intro}
      links={<ActionLink to="/">{rateCardWording.backToHome}</ActionLink>}
    >
      <Section ground="light" labelledBy="services">
        <h2 id="services" className={`${text.label} ${text.quiet} ${classes.servicesTitle}`}>
          {wording.rateCard.services}
        </h2>
        <div className={classes.services}>
          <ListState query={query} words={wording.rateCard} isEmpty={card?.services.length === 0} />
          {card && card.services.length > 0 && <ServiceRates services={card.services} />}
        </div>
        {card && <ExtraRates title={rateCardWording.extras} extras={card.extras} />}
        {card && (
          <ExtraRates
            title={rateCardWording.usage}
            help={rateCardWording.usageOf(card.usage.services)}
            extras={card.usage.extras}
          />
        )}
      </Section>
      {!measurements.isNone && (
        <Section ground="dark" labelledBy="measurements">
          <h2 id="measurements" className={`${text.title2} ${classes.measurementsTitle}`}>
            {measurementsWording.title}
          </h2>
          <div className={classes.measurements}>
            <MeasurementList shown={measurements} />
          </div>
        </Section>
      )}
    </Page>
  );
}

/** Each service with its price in large numerals and a way to book it. */
function ServiceRates({ services }: Pick<RateCard, 'services'>) {
  const canBook = useIsPathListed('/book');
  return (
    <ul>
      {services.map(({ name, price, isFrom, unit, smallestQuantity, note }) => (
        <li key={name} className={classes.service}>
          <div className={classes.words}>
            <h3 className={classes.name}>{name}</h3>
            {note && <p className={classes.note}>{note}</p>}
          </div>
          <div className={classes.rate}>
            {price === null ? (
              <p className={text.label}>{rateCardWording.onRequest}</p>
            ) : (
              <p className={classes.price}>
                <span className={text.label}>{rateCardWording.currency(isFrom)}</span>{' '}
                <span className={text.numeral}>{price}</span>{' '}
                <span className={text.label}>{rateCardWording.per(unit)}</span>
              </p>
            )}
            {smallestQuantity > 1 && (
              <p className={classes.least}>{unbroken(rateCardWording.atLeast(smallestQuantity, unit))}</p>
            )}
          </div>
          {canBook && (
            <Link
              to="/book"
              search={{ service: name }}
              className={`${actions.action} ${classes.book}`}
              aria-label={wording.rateCard.bookService(rateCardWording.bookNow, name)}
            >
              {rateCardWording.bookNow}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The extras of services, each with its price. */
function ExtraRates({ title, help, extras }: { title: string; help?: string } & Pick<RateCard, 'extras'>) {
  if (extras.length === 0) return null;
  const facts = extras.map(({ name, price }) => ({ label: unbroken(name), value: unbroken(price) }));
  return (
    <div className={classes.extras}>
      <div className={classes.extrasTitle}>
        <h3 className={classes.name}>{title}</h3>
        {help && <p className={classes.note}>{help}</p>}
      </div>
      <FactList facts={facts} classNames={extraLook} />
    </div>
  );
}

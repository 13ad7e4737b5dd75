import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { rateCardQueries } from '../../../features/rate-card/queries';
import { rateCardWording } from '../../../features/rate-card/wording';
import { useSite } from '../../../features/site/use-site';
import { PageHead } from '../../../seo/page-head';
import { PageHeader } from '../pieces/page-header';
import { Section } from '../pieces/section';
import { Empty, LoadFailure, Loading } from '../pieces/states';
import { MeasurementList } from '../rate-card/measurement-list';
import { ServiceRates } from '../rate-card/service-rates';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './rate-card-page.module.css';

/** Prices and measurements as on a model's comp card. */
export function RateCardPage() {
  const site = useSite();
  const { data: card, isPending, refetch } = useQuery(rateCardQueries.card());
  const title = card?.title || rateCardWording.title;

  return (
    <>
      <PageHead
        title={title}
        description={wording.rateCard.description(site.title)}
        picture={card?.picture}
      />
      <PageHeader
        title={title}
        picture={card?.picture}
        lead={
          <>
            {card?.intro && <p>{card.intro}</p>}
            <p className={classes.back}>
              <Link to="/" className={actions.action}>
                {rateCardWording.backToHome}
              </Link>
            </p>
          </>
        }
      />
      <Section ground="light" labelledBy="services">
        <h2 id="services" className={`${text.label} ${text.quiet} ${classes.servicesTitle}`}>
          {wording.rateCard.services}
        </h2>
        <div className={classes.services}>
          {isPending && <Loading text={wording.rateCard.loading} />}
          {!isPending && !card && <LoadFailure text={wording.rateCard.failed} onRetry={() => refetch()} />}
          {card?.services.length === 0 && <Empty text={wording.rateCard.empty} />}
          {card && card.services.length > 0 && <ServiceRates services={card.services} />}
        </div>
      </Section>
      {card && card.measurements.length > 0 && (
        <Section ground="dark" labelledBy="measurements">
          <h2 id="measurements" className={`${text.title2} ${classes.measurementsTitle}`}>
            {wording.rateCard.measurements}
          </h2>
          <MeasurementList measurements={card.measurements} />
        </Section>
      )}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { compCardQueries } from '../../../features/comp-card/queries';
import { compCardWording } from '../../../features/comp-card/wording';
import { useSite } from '../../../features/site/use-site';
import { PageHead } from '../../../seo/page-head';
import { CompCardFiles, CompCardSides } from '../../shared/comp-card';
import { DigitalsLink } from '../../shared/digitals-link';
import { PageTitle } from '../components/page-title';
import { Section } from '../components/section';
import { ListState } from '../components/states';
import actions from '../styles/action.module.css';
import { wording } from '../wording';
import classes from './comp-card-page.module.css';

/** The card as agencies hand it round, and its files. */
export function CompCardPage() {
  const site = useSite();
  const query = useQuery(compCardQueries.card());
  const { data: card } = query;
  const isEmpty = card?.pictures.length === 0;
  return (
    <>
      <PageHead
        title={compCardWording.title}
        description={wording.compCard.description(site.title)}
        picture={card?.pictures[0]?.picture}
      />
      <PageTitle title={compCardWording.title} lead={<p>{wording.compCard.lead}</p>} />
      <Section>
        <ListState query={query} words={compCardWording} isEmpty={isEmpty} />
        {card && !isEmpty && <CompCardSides card={card} paper="leaf" />}
      </Section>
      {card && !isEmpty && (
        <Section title={compCardWording.downloads} screenOnly>
          <div className={classes.files}>
            <CompCardFiles link={actions.action} />
            <DigitalsLink to="/v1/digitals" className={actions.action} />
          </div>
        </Section>
      )}
    </>
  );
}

import { compCardWording } from '../../../features/comp-card/wording';
import { useCompCardPage } from '../../../pages/comp-card';
import { DigitalsLink } from '../../shared/digitals-link';
import { CompCardFiles, CompCardSides } from '../comp-card/comp-card';
import { Page } from '../components/page';
import { Section } from '../components/section';
import { ListState } from '../components/states';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './comp-card-page.module.css';

/** The card as agencies hand it round, and its files. */
export function CompCardPage() {
  const { query, card, isEmpty, preview } = useCompCardPage();
  return (
    <Page words={{ ...wording.compCard, title: compCardWording.title }} preview={preview}>
      <Section ground="dark">
        <div className={classes.card}>
          <ListState query={query} words={compCardWording} isEmpty={isEmpty} />
          {card && <CompCardSides card={card} />}
        </div>
        {card && (
          <div className={classes.files} data-screen-only="">
            <h2 className={`${text.label} ${text.quiet} ${classes.filesTitle}`}>
              {compCardWording.downloads}
            </h2>
            <CompCardFiles />
            <DigitalsLink className={actions.action} />
          </div>
        )}
      </Section>
    </Page>
  );
}

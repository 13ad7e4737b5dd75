import type { LegalPages } from '../../../features/legal-pages/queries';
import { legalWording } from '../../../features/legal-pages/wording';
import { useLegalPage } from '../../../pages/legal';
import { Markdown } from '../../../texts/markdown';
import { markdownLook } from '../components/markdown-look';
import { Page } from '../components/page';
import { Section } from '../components/section';
import { ListState } from '../components/states';
import actions from '../styles/action.module.css';
import { wording } from '../wording';
import classes from './legal-page.module.css';

/** One legal text with the date of its last change, made to be read and printed. */
export function LegalPage({ page }: { page: keyof LegalPages }) {
  const { query, title, legal } = useLegalPage(page);
  return (
    <Page
      words={{ title, description: (siteTitle) => wording.legal.description(title, siteTitle) }}
      eyebrow={wording.legal.eyebrow}
      lead={legal?.updatedOn && legalWording.updatedOn(legal.updatedOn)}
    >
      <Section ground="light">
        <div className={classes.margin}>
          {legal?.text && (
            <button type="button" data-needs-script="" className={actions.action} onClick={() => print()}>
              {wording.legal.print}
            </button>
          )}
        </div>
        <div className={classes.text}>
          <ListState query={query} words={wording.legal} isEmpty={!legal?.text} />
          {legal?.text && <Markdown look={markdownLook} text={legal.text} />}
        </div>
      </Section>
    </Page>
  );
}

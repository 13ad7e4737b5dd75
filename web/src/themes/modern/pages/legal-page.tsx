import { useQuery } from '@tanstack/react-query';
import type { LegalPages } from '../../../features/legal-pages/legal-page';
import { legalPageQueries } from '../../../features/legal-pages/queries';
import { legalWording } from '../../../features/legal-pages/wording';
import { useSite } from '../../../features/site/use-site';
import { PageHead } from '../../../seo/page-head';
import { Markdown } from '../../../texts/markdown';
import { markdownLook } from '../components/markdown-look';
import { PageHeader } from '../components/page-header';
import { Section } from '../components/section';
import { ListState } from '../components/states';
import actions from '../styles/action.module.css';
import { wording } from '../wording';
import classes from './legal-page.module.css';

/** One legal text with the date of its last change, made to be read and printed. */
export function LegalPage({ page }: { page: keyof LegalPages }) {
  const site = useSite();
  const query = useQuery(legalPageQueries.both());
  const { data } = query;
  const title = legalWording[page];
  const legal = data?.[page];

  return (
    <>
      <PageHead title={title} description={wording.legal.description(title, site.title)} />
      <PageHeader
        eyebrow={wording.legal.eyebrow}
        title={title}
        lead={legal?.updatedOn && <p>{legalWording.updatedOn(legal.updatedOn)}</p>}
      />
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
    </>
  );
}

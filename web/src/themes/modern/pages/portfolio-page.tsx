import { Link } from '@tanstack/react-router';
import { compCardWording } from '../../../features/comp-card/wording';
import { PORTFOLIO_PAGE_SIZE } from '../../../features/portfolio/queries';
import type { GalleryPlace } from '../../../features/portfolio/use-gallery';
import { portfolioWording } from '../../../features/portfolio/wording';
import { useSite } from '../../../features/site/use-site';
import { useShownPages } from '../../../routing/more-pages';
import { PageHead } from '../../../seo/page-head';
import { DigitalsLink } from '../../shared/digitals-link';
import { PageHeader } from '../components/page-header';
import { Section } from '../components/section';
import { PortfolioGallery } from '../portfolio/portfolio-gallery';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';

/** All images, filtered by category; the address holds the filter and the open image. */
export function PortfolioPage(place: GalleryPlace) {
  const site = useSite();
  const part = { page: useShownPages(), parameter: 'pages' } as const;
  return (
    <>
      <PageHead
        title={wording.portfolio.title}
        description={wording.portfolio.description(site.title)}
        part={part}
      />
      <PageHeader
        title={wording.portfolio.title}
        lead={<p>{wording.portfolio.lead}</p>}
        links={
          <>
            <Link to="/comp-card" className={actions.action}>
              {compCardWording.title}
            </Link>
            <DigitalsLink to="/digitals" className={actions.action} />
          </>
        }
      />
      <Section ground="light" labelledBy="images" id="portfolio">
        <h2 id="images" className={text.title2}>
          {portfolioWording.sectionTitle}
        </h2>
        <PortfolioGallery opening pageSize={PORTFOLIO_PAGE_SIZE} {...place} />
      </Section>
    </>
  );
}

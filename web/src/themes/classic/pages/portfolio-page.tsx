import { Link } from '@tanstack/react-router';
import { compCardWording } from '../../../features/comp-card/wording';
import type { GalleryPlace } from '../../../features/portfolio/use-gallery';
import { portfolioWording } from '../../../features/portfolio/wording';
import { useSite } from '../../../features/site/use-site';
import { useShownPages } from '../../../routing/more-pages';
import { PageHead } from '../../../seo/page-head';
import { DigitalsLink } from '../../shared/digitals-link';
import { PageTitle } from '../components/page-title';
import { Section } from '../components/section';
import { PortfolioGallery } from '../portfolio/portfolio-gallery';
import actions from '../styles/action.module.css';
import { wording } from '../wording';

/** Links from other sites use this anchor. */
const SECTION_ID = 'portfolio';

/** The title, and the images with their filter. */
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
      <PageTitle title={wording.portfolio.title}>
        <Link to="/v1/comp-card" className={actions.action}>
          {compCardWording.title}
        </Link>
        <DigitalsLink to="/v1/digitals" className={actions.action} />
      </PageTitle>
      <Section id={SECTION_ID} title={portfolioWording.sectionTitle}>
        <PortfolioGallery {...place} />
      </Section>
    </>
  );
}

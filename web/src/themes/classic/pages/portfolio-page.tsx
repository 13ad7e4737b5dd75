import { Link } from '@tanstack/react-router';
import { compCardWording } from '../../../features/comp-card/wording';
import { usePortfolioPlace } from '../../../features/portfolio/use-portfolio-place';
import { portfolioWording } from '../../../features/portfolio/wording';
import { useListPart } from '../../../pages/paged-list';
import { DigitalsLink } from '../../shared/digitals-link';
import { Page } from '../components/page';
import { Section } from '../components/section';
import { PortfolioGallery } from '../portfolio/portfolio-gallery';
import actions from '../styles/action.module.css';
import { wording } from '../wording';

/** Links from other sites use this anchor. */
const SECTION_ID = 'portfolio';

/** The title, and the images with their filter. */
export function PortfolioPage() {
  const below = (
    <>
      <Link to="/comp-card" className={actions.action}>
        {compCardWording.title}
      </Link>
      <DigitalsLink className={actions.action} />
    </>
  );
  return (
    <Page words={wording.portfolio} part={useListPart()} below={below}>
      <Section id={SECTION_ID} title={portfolioWording.sectionTitle}>
        <PortfolioGallery {...usePortfolioPlace()} />
      </Section>
    </Page>
  );
}

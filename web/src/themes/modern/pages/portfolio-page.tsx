import { compCardWording } from '../../../features/comp-card/wording';
import { usePortfolioPlace } from '../../../features/portfolio/use-portfolio-place';
import { portfolioWording } from '../../../features/portfolio/wording';
import { useListPart } from '../../../pages/paged-list';
import { DigitalsLink } from '../../shared/digitals-link';
import { ActionLink } from '../components/action-link';
import { Page } from '../components/page';
import { Section } from '../components/section';
import { PortfolioGallery } from '../portfolio/portfolio-gallery';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';

/** All images, filtered by category; the address holds the filter and the open image. */
export function PortfolioPage() {
  const place = usePortfolioPlace();
  const links = (
    <>
      <ActionLink to="/comp-card">{compCardWording.title}</ActionLink>
      <DigitalsLink className={actions.action} />
    </>
  );
  return (
    <Page of="portfolio" words={wording.portfolio} part={useListPart()} links={links} isShort>
      <Section ground="light" labelledBy="images" id="portfolio">
        <h2 id="images" className={text.title2}>
          {portfolioWording.sectionTitle}
        </h2>
        <PortfolioGallery opening {...place} />
      </Section>
    </Page>
  );
}

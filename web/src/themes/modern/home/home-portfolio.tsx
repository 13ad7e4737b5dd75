import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { usePortfolioPlace } from '../../../features/portfolio/use-portfolio-place';
import { portfolioWording } from '../../../features/portfolio/wording';
import { Section } from '../components/section';
import { PortfolioGallery } from '../portfolio/portfolio-gallery';
import { settings } from '../settings';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './home-portfolio.module.css';

/** The newest images, with the filter and the lightbox of the portfolio page; only the open image is in the address. */
export function HomePortfolio() {
  const [category, setCategory] = useState<string>();
  const place = usePortfolioPlace();
  return (
    <Section ground="light" labelledBy="home-portfolio" id="portfolio">
      <div className={classes.opening}>
        <p className={`${text.label} ${classes.eyebrow}`}>{wording.home.portfolioEyebrow}</p>
        <h2 id="home-portfolio" className={text.title1}>
          {portfolioWording.sectionTitle}
        </h2>
      </div>
      <p className={classes.whole}>
        <Link to="/portfolio" className={actions.action}>
          {wording.home.portfolioAll}
        </Link>
      </p>
      <PortfolioGallery
        {...place}
        pageSize={settings.homePortfolioPageSize}
        category={category}
        onCategory={setCategory}
      />
    </Section>
  );
}

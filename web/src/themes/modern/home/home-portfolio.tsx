import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { portfolioWording } from '../../../features/portfolio/wording';
import { Section } from '../pieces/section';
import { PortfolioGallery } from '../portfolio/portfolio-gallery';
import { settings } from '../settings';
import actions from '../styles/action.module.css';
import text from '../styles/type.module.css';
import { wording } from '../wording';
import classes from './home-portfolio.module.css';

/** The newest images, with the same filter and lightbox as the portfolio page. */
export function HomePortfolio() {
  const [category, setCategory] = useState<string>();
  const [openId, setOpenId] = useState<string>();
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
        pageSize={settings.homePortfolioPageSize}
        category={category}
        onCategory={setCategory}
        openId={openId}
        onOpen={setOpenId}
        onClose={() => setOpenId(undefined)}
      />
    </Section>
  );
}

import type { CompCard } from '../../../features/comp-card/queries';
import { compCardWording } from '../../../features/comp-card/wording';
import { mailtoHref } from '../../../features/contact-details/contact-details';
import { useCompCardPage } from '../../../pages/comp-card';
import { Photo } from '../../../pictures/photo';
import { longestWord } from '../../../texts/plain-text';
import { DigitalsLink } from '../../shared/digitals-link';
import cardClasses from '../comp-card/comp-card.module.css';
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
    <Page of="compCard" words={{ ...wording.compCard, title: compCardWording.title }} preview={preview}>
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

/** Both sides of the card, as they are printed. */
function CompCardSides({ card }: { card: CompCard }) {
  const { name, pictures, measurements, email, phone, phoneHref } = card;
  const [main, ...others] = pictures;
  return (
    <div className={cardClasses.sides}>
      <section aria-label={compCardWording.front} className={cardClasses.side}>
        <div className={cardClasses.front}>
          {main && <Photo picture={main.picture} sizes="(min-width: 62em) 36vw, 92vw" priority />}
          <h2 className={cardClasses.name} style={longestWord(name)}>
            {name}
          </h2>
        </div>
      </section>
      <section aria-label={compCardWording.back} className={cardClasses.side}>
        <div className={cardClasses.back} data-ground="light">
          {others.length > 0 && (
            <ul className={cardClasses.pictures} data-count={others.length}>
              {others.map(({ picture, original }) => (
                <li key={original}>
                  <Photo picture={picture} sizes="(min-width: 62em) 20vw, 50vw" />
                </li>
              ))}
            </ul>
          )}
          <p className={cardClasses.nameAgain}>{name}</p>
          <dl className={cardClasses.measurements} aria-label={compCardWording.measurements}>
            {measurements.map(({ label, value }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike
              <div key={index}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={cardClasses.contact}>
            {email && <a href={mailtoHref(email)}>{email}</a>}
            {phoneHref ? <a href={phoneHref}>{phone}</a> : <span>{phone}</span>}
          </p>
        </div>
      </section>
    </div>
  );
}

/** Downloads of the card. Plain links, because they lead to files and out of the app. */
function CompCardFiles() {
  return (
    <ul className={cardClasses.files}>
      {compCardWording.files.map(({ href, label }) => (
        <li key={href}>
          <a href={href} className={actions.action} target="_blank" rel="noopener">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

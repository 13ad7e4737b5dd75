import { Link, type LinkProps, linkOptions } from '@tanstack/react-router';
import classes from './media.module.css';
import type { MediaEntry } from './media-entry';
import { wording } from './wording';

type Use = MediaEntry['uses'][number];

/** Where an item of each type is edited. */
const PLACES: Readonly<Record<string, (documentId: string) => LinkProps>> = {
  'api::portfolio-item.portfolio-item': (edit) =>
    linkOptions({ to: '/portfolio', search: { tab: 'upload-new', edit } }),
  'api::blog-post.blog-post': (edit) => linkOptions({ to: '/blog', search: { tab: 'create-new', edit } }),
  'api::project.project': (edit) => linkOptions({ to: '/projects', search: { tab: 'create-new', edit } }),
  'api::milestone.milestone': (edit) => linkOptions({ to: '/bio', search: { tab: 'add-milestone', edit } }),
  'api::event.event': (form) => linkOptions({ to: '/events', search: { form } }),
  'api::digital-set.digital-set': (form) => linkOptions({ to: '/book/digitals', search: { form } }),
  'api::comp-card.comp-card': () => linkOptions({ to: '/book/comp-card' }),
  'api::bio-content.bio-content': () => linkOptions({ to: '/bio' }),
  'api::settings.settings': () => linkOptions({ to: '/settings' }),
  'api::hero.hero': () => linkOptions({ to: '/pages', search: { tab: 'hero' } }),
  'api::role-profiles.role-profiles': () => linkOptions({ to: '/pages', search: { tab: 'roles' } }),
  'api::initiative.initiative': () => linkOptions({ to: '/pages', search: { tab: 'initiative' } }),
  'api::legal-pages.legal-pages': () => linkOptions({ to: '/pages', search: { tab: 'legal' } }),
};

/** Every item that has the file, with the way to it. */
export function UsedIn({ uses }: { uses: readonly Use[] }) {
  if (uses.length === 0) return <p className={classes.fact}>{wording.unused}</p>;
  return (
    <section aria-label={wording.usedIn}>
      <span className={classes.fact}>{wording.usedIn}</span>
      <ul className={classes.uses}>
        {uses.map((use) => (
          <li key={`${use.contentType} ${use.documentId}`}>
            <PlaceOf use={use} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlaceOf({ use: { contentType, documentId, title } }: { use: Use }) {
  const type = wording.types[contentType];
  const words = [type ?? wording.elsewhere, type === title ? null : title].filter(Boolean).join(': ');
  const place = PLACES[contentType]?.(documentId);
  return place ? <Link {...place}>{words}</Link> : words;
}

import { UnstyledButton } from '@mantine/core';
import { serverNow } from '../../dates/server-clock';
import type { Page } from '../../kit/list/list-search';
import { StatusBadge } from '../../kit/list/status-badge';
import { EmptyState } from '../../kit/page/empty-state';
import { CardPicture } from '../../media/card-picture';
import classes from './media.module.css';
import { creditsOf, type MediaEntry, rightsLooks, rightsState } from './media-entry';
import { wording } from './wording';

interface MediaListProps {
  page: Page<MediaEntry>;
  onEdit: (entry: MediaEntry) => void;
}

export function MediaList({ page, onEdit }: MediaListProps) {
  if (page.items.length === 0) return <EmptyState title={wording.emptyTitle} text={wording.emptyText} />;
  return (
    <ul className={classes.grid}>
      {page.items.map((entry) => (
        <li key={entry.documentId}>
          <MediaCard entry={entry} onEdit={() => onEdit(entry)} />
        </li>
      ))}
    </ul>
  );
}

/** Width of a card's picture in device pixels: about 200 CSS pixels, sharp on a phone. */
const CARD_PIXELS = 500;

function MediaCard({ entry, onEdit }: { entry: MediaEntry; onEdit: () => void }) {
  const { name, file, isCaptions, publicUntil, alternativeText, uses } = entry;
  const state = rightsState(publicUntil, serverNow());
  const credits = creditsOf(entry);
  return (
    <UnstyledButton className={classes.card} aria-label={wording.open(name)} onClick={onEdit}>
      <CardPicture
        image={file?.kind === 'image' && !isCaptions ? { ...file, alt: '' } : null}
        ratio="1 / 1"
        pixels={CARD_PIXELS}
        missing={isCaptions ? wording.captions : wording.video}
        isFilm={file?.kind === 'video'}
      />
      <span className={classes.body}>
        <span className={classes.name}>{name}</span>
        <span className={classes.fact}>{credits || wording.noCredits}</span>
        <span className={classes.fact}>{uses.length === 0 ? wording.unused : wording.uses(uses.length)}</span>
        {!alternativeText && <span className={classes.fact}>{wording.noDescription}</span>}
        {publicUntil && state !== 'unconsented' && (
          <span className={classes.fact}>{wording.until(publicUntil)}</span>
        )}
        {state && <StatusBadge state={state} looks={rightsLooks} />}
      </span>
    </UnstyledButton>
  );
}

import { Link } from '@tanstack/react-router';
import { editorOf, isContentType } from '../../resource/content-types';
import { wording as contentWording } from '../../resource/wording';
import classes from './media.module.css';
import type { MediaEntry } from './media-entry';
import { wording } from './wording';

type Use = MediaEntry['uses'][number];

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
  if (!isContentType(contentType)) return [wording.elsewhere, title].filter(Boolean).join(': ');
  const type = wording.shelves[contentType] ?? contentWording.types[contentType];
  return (
    <Link {...editorOf(contentType, documentId)}>
      {[type, type === title ? null : title].filter(Boolean).join(': ')}
    </Link>
  );
}

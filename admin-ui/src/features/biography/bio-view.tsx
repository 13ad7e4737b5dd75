import { Button } from '@mantine/core';
import { EmptyState } from '../../manager/empty-state';
import { type Bio, paragraphsOf } from './bio';
import classes from './bio-view.module.css';
import { wording } from './wording';

interface BioViewProps {
  bio: Bio | null;
  onEdit: () => void;
}

/** The biography as visitors read it. */
export function BioView({ bio, onEdit }: BioViewProps) {
  if (!bio) {
    return (
      <EmptyState
        title={wording.bio.emptyTitle}
        text={wording.bio.emptyText}
        action={<Button onClick={onEdit}>{wording.bio.begin}</Button>}
      />
    );
  }
  const paragraphs = paragraphsOf(bio.content).map((text, place) => ({ text, key: `${place}` }));
  return (
    <article className={classes.bio}>
      <div className={classes.heading}>
        <h2 className={classes.title}>{bio.title}</h2>
        <Button onClick={onEdit}>{wording.bio.edit}</Button>
      </div>
      {paragraphs.map(({ key, text }) => (
        <p key={key} className={classes.paragraph}>
          {text}
        </p>
      ))}
    </article>
  );
}

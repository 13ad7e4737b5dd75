import { movedBeside, movedTo, SortableGrid } from '../../kit/list/sortable-grid';
import { BatchRow } from './batch-row';
import { EntryOrder } from './entry-order';
import type { BatchPicture } from './picture-batch';
import classes from './picture-batch-panel.module.css';
import type { PictureBatch } from './use-picture-batch';

const keyOf = ({ key }: BatchPicture) => key;

/** The files of a batch; those that a story takes can be put in order. */
export function BatchList({ batch }: { batch: PictureBatch }) {
  const { isStory, isBusy, story, arrange } = batch;
  const refused = batch.pictures.filter(({ state }) => state === 'refused');
  const taken = batch.pictures.filter(({ state }) => state !== 'refused');
  if (!isStory) return <PlainList pictures={batch.pictures} batch={batch} />;
  if (isBusy || story.state === 'stored')
    return <PlainList pictures={[...taken, ...refused]} batch={batch} coverKey={taken[0]?.key} />;
  const rows = taken.map((picture, at) => ({
    picture,
    at,
    documentId: picture.key,
    title: picture.file.name,
  }));
  const arrangeTaken = (arranged: readonly BatchPicture[]) => arrange([...arranged, ...refused]);
  return (
    <>
      <SortableGrid
        className={classes.list}
        items={rows}
        onMove={(id, beside) => arrangeTaken(movedBeside(taken, keyOf, id, beside))}
      >
        {({ picture, at, title }, handle) => (
          <BatchRow
            picture={picture}
            batch={batch}
            isCover={at === 0}
            order={
              <EntryOrder
                name={title}
                at={at}
                count={rows.length}
                onMove={(from, to) => arrangeTaken(movedTo(taken, from, to))}
              >
                {handle}
              </EntryOrder>
            }
          />
        )}
      </SortableGrid>
      {refused.length > 0 && <PlainList pictures={refused} batch={batch} />}
    </>
  );
}

interface PlainListProps {
  pictures: readonly BatchPicture[];
  batch: PictureBatch;
  /** Key of the first file of a story. */
  coverKey?: string | undefined;
}

function PlainList({ pictures, batch, coverKey }: PlainListProps) {
  return (
    <ul className={classes.list}>
      {pictures.map((picture) => (
        <li key={picture.key}>
          <BatchRow picture={picture} batch={batch} isCover={picture.key === coverKey} />
        </li>
      ))}
    </ul>
  );
}

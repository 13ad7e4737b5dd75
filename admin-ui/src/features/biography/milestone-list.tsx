import { useQuery } from '@tanstack/react-query';
import { useDeletable } from '../../kit/delete/use-undoable-delete';
import type { Editor } from '../../kit/form/editing';
import { CountedList } from '../../kit/list/counted-list';
import type { Page, SearchState } from '../../kit/list/list-search';
import { ListTools } from '../../kit/list/list-tools';
import { PagedList } from '../../kit/list/paged-list';
import { SavedViews } from '../../resource/saved-views/saved-views';
import { copyFor } from '../../strapi/media-file';
import classes from './biography.module.css';
import type { BiographySearch } from './resource';
import { type Milestone, milestones } from './resource';
import { wording as sentences } from './wording';

const wording = sentences.milestone;
/** Width of a card's picture in device pixels: 96 CSS pixels, sharp on a phone. */
const CARD_PIXELS = 192;

interface MilestonesPanelProps extends SearchState<BiographySearch> {
  editor: Editor<Milestone>;
}

export function MilestonesPanel({ editor, ...searching }: MilestonesPanelProps) {
  const page = useQuery(milestones.queries.page(searching.search));
  return (
    <>
      <ListTools wording={wording} {...searching}>
        <SavedViews list="milestones" parts={['q', 'sort']} {...searching} />
      </ListTools>
      <PagedList query={page} {...searching}>
        {(found) => <MilestoneList page={found} narrowed={searching.search.q !== ''} editor={editor} />}
      </PagedList>
    </>
  );
}

interface MilestoneListProps {
  page: Page<Milestone>;
  narrowed: boolean;
  editor: Editor<Milestone>;
}

function MilestoneList({ page, narrowed, editor }: MilestoneListProps) {
  const list = useDeletable(page, { deletion: milestones.remove(), name: ({ title }) => title, wording });

  return (
    <CountedList
      total={list.total}
      wording={wording}
      narrowed={narrowed}
      add={{ label: wording.add, onClick: editor.create }}
      select={list.select}
    >
      <ul className={classes.list}>
        {list.items.map((milestone) => (
          <li key={milestone.documentId} className={classes.card}>
            {milestone.image && (
              <img
                className={classes.picture}
                src={copyFor(milestone.image, CARD_PIXELS)}
                alt={milestone.image.alt}
                loading="lazy"
              />
            )}
            <div className={classes.words}>
              <p className={classes.year}>{milestone.year}</p>
              <h2 className={classes.title}>{milestone.title}</h2>
              <p className={classes.description}>{milestone.description}</p>
            </div>
            <div className={classes.actions}>{list.buttonsOf(milestone, editor.edit)}</div>
          </li>
        ))}
      </ul>
      {list.bulkBar()}
    </CountedList>
  );
}

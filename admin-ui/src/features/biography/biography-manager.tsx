import { useQuery } from '@tanstack/react-query';
import { Editing, useEditor } from '../../manager/editing';
import type { SearchState } from '../../manager/list-search';
import { Loaded } from '../../manager/loaded';
import { PageFrame } from '../../manager/page-frame';
import { ScreenTabs } from '../../manager/screen-tabs';
import { BioForm } from './bio-form';
import { BioView } from './bio-view';
import { BIOGRAPHY_TABS, type BiographySearch } from './biography';
import { MilestoneForm } from './milestone-form';
import { MilestonesPanel } from './milestone-list';
import { bioQueries, milestoneQueries } from './queries';
import { wording } from './wording';

const tabs = BIOGRAPHY_TABS.map((value) => ({ value, label: wording.tabs[value] }));

export function BiographyManager({ search, setSearch }: SearchState<BiographySearch>) {
  const editor = useEditor({
    search,
    setSearch,
    listTab: 'milestones',
    formTab: 'add-milestone',
    byId: milestoneQueries.one,
  });

  return (
    <PageFrame title={wording.title}>
      <ScreenTabs
        label={wording.title}
        tabs={tabs}
        value={search.tab}
        onChange={(tab) => setSearch({ tab, edit: undefined, writing: false })}
      >
        {search.tab === 'bio-content' && (
          <BioContent writing={search.writing} onWriting={(writing) => setSearch({ writing })} />
        )}
        {search.tab === 'milestones' && (
          <MilestonesPanel search={search} setSearch={setSearch} editor={editor} />
        )}
        {search.tab === 'add-milestone' && (
          <Editing editor={editor}>{(item) => <MilestoneForm item={item} onClose={editor.close} />}</Editing>
        )}
      </ScreenTabs>
    </PageFrame>
  );
}

interface BioContentProps {
  writing: boolean;
  onWriting: (writing: boolean) => void;
}

function BioContent({ writing, onWriting }: BioContentProps) {
  const bio = useQuery(bioQueries.stored());
  return (
    <Loaded query={bio}>
      {(stored) =>
        writing ? (
          <BioForm item={stored} onClose={() => onWriting(false)} />
        ) : (
          <BioView bio={stored} onEdit={() => onWriting(true)} />
        )
      }
    </Loaded>
  );
}

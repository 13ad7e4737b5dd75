import { useQuery } from '@tanstack/react-query';
import { Editing } from '../../manager/editing';
import { fromFirstPage } from '../../manager/list-search';
import { ListTools } from '../../manager/list-tools';
import { PageFrame } from '../../manager/page-frame';
import { PagedList } from '../../manager/paged-list';
import { ScreenTabs } from '../../manager/screen-tabs';
import type { SearchState } from '../../manager/search-state';
import { useEditor } from '../../manager/use-editor';
import { PORTFOLIO_TABS, type PortfolioSearch } from './portfolio';
import { PortfolioForm } from './portfolio-form';
import { PortfolioList } from './portfolio-list';
import { portfolioQueries } from './queries';
import { wording } from './wording';

const tabs = PORTFOLIO_TABS.map((value) => ({ value, label: wording.tabs[value] }));

export function PortfolioManager({ search, setSearch }: SearchState<PortfolioSearch>) {
  const page = useQuery(portfolioQueries.page(search));
  const editor = useEditor({
    search,
    setSearch,
    listTab: 'gallery',
    formTab: 'upload-new',
    byId: portfolioQueries.one,
  });

  return (
    <PageFrame title={wording.title}>
      <ScreenTabs
        label={wording.title}
        tabs={tabs}
        value={search.tab}
        onChange={(tab) => setSearch({ tab, edit: undefined })}
      >
        {search.tab === 'gallery' ? (
          <>
            <ListTools
              label={wording.search}
              search={search}
              sorts={wording.sorts}
              onChange={(changes, how) => setSearch(fromFirstPage(changes), how)}
            />
            <PagedList query={page} page={search.page} onPage={setSearch}>
              {(found) => (
                <PortfolioList page={found} query={search.q} onEdit={editor.edit} onAdd={editor.create} />
              )}
            </PagedList>
          </>
        ) : (
          <Editing key={editor.key} opening={editor.opening}>
            {(item) => <PortfolioForm item={item} onClose={editor.close} />}
          </Editing>
        )}
      </ScreenTabs>
    </PageFrame>
  );
}

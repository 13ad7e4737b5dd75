import { useQuery } from '@tanstack/react-query';
import { Editing } from '../../manager/editing';
import { fromFirstPage } from '../../manager/list-search';
import { Loaded } from '../../manager/loaded';
import { PageFrame } from '../../manager/page-frame';
import { Pager } from '../../manager/pager';
import { ScreenTabs } from '../../manager/screen-tabs';
import { SearchField } from '../../manager/search-field';
import type { SearchState } from '../../manager/search-state';
import { useEditor } from '../../manager/use-editor';
import { usePageInRange } from '../../manager/use-page-in-range';
import { PORTFOLIO_TABS, type PortfolioSearch } from './portfolio';
import { PortfolioForm } from './portfolio-form';
import { PortfolioList } from './portfolio-list';
import classes from './portfolio-manager.module.css';
import { portfolioQueries } from './queries';
import { wording } from './wording';

const tabs = PORTFOLIO_TABS.map((value) => ({ value, label: wording.tabs[value] }));

export function PortfolioManager({ search, setSearch }: SearchState<PortfolioSearch>) {
  const page = useQuery(portfolioQueries.page(search));
  usePageInRange({
    page: search.page,
    pageCount: page.data?.pageCount,
    toPage: (number) => setSearch({ page: number }, { replace: true }),
  });
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
            <div className={classes.search}>
              <SearchField
                label={wording.search}
                value={search.q}
                onChange={(q) => setSearch(fromFirstPage({ q }), { replace: true })}
              />
            </div>
            <Loaded query={page}>
              {(found) => (
                <>
                  <PortfolioList page={found} query={search.q} onEdit={editor.edit} onAdd={editor.create} />
                  <Pager
                    page={search.page}
                    pageCount={found.pageCount}
                    onChange={(number) => setSearch({ page: number })}
                  />
                </>
              )}
            </Loaded>
          </>
        ) : (
          <Editing opening={editor.opening}>
            {(item) => <PortfolioForm key={editor.key} item={item} onClose={editor.close} />}
          </Editing>
        )}
      </ScreenTabs>
    </PageFrame>
  );
}

import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDeletable } from '../../kit/delete/use-undoable-delete';
import { CountedList } from '../../kit/list/counted-list';
import { DataTable } from '../../kit/list/data-table';
import type { Page, SearchState } from '../../kit/list/list-search';
import { ListTools } from '../../kit/list/list-tools';
import { PagedList } from '../../kit/list/paged-list';
import { IconButton } from '../../kit/page/icon-button';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import type { PagesSearch } from './pages';
import { readablePath } from './pages';
import classes from './pages.module.css';
import { type Redirect, redirects } from './resource';
import { wording } from './wording';

const words = wording.redirect;
const { redirect } = CONTENT_TYPES;

export function RedirectList({ search, setSearch }: SearchState<PagesSearch>) {
  const page = useQuery(redirects.queries.page(search));
  const add = () => setSearch({ send: '' });
  return (
    <>
      <ListTools
        wording={words}
        search={search}
        setSearch={setSearch}
        actions={
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
            {words.add}
          </Button>
        }
      />
      <PagedList query={page} search={search} setSearch={setSearch}>
        {(found) => <Rows page={found} narrowed={search.q !== ''} />}
      </PagedList>
    </>
  );
}

function Rows({ page, narrowed }: { page: Page<Redirect>; narrowed: boolean }) {
  const name = ({ fromPath }: Redirect) => readablePath(fromPath);
  const list = useDeletable(page, { deletion: redirects.remove(), name, wording: words });
  return (
    <CountedList total={list.total} wording={words} narrowed={narrowed}>
      <DataTable
        label={wording.tabs.redirects}
        columns={{
          from: {
            label: redirect.fromPath.label,
            unlabelled: true,
            className: classes.path,
            cell: ({ fromPath }) => readablePath(fromPath),
          },
          to: {
            label: redirect.toPath.label,
            className: classes.path,
            cell: ({ toPath }) => readablePath(toPath),
          },
          actions: {
            label: wording.actions,
            unlabelled: true,
            cell: (redirect) => (
              <IconButton
                color="red"
                label={words.remove(name(redirect))}
                Icon={IconTrash}
                onClick={() => list.remove([redirect])}
              />
            ),
          },
        }}
        rows={list.items}
        keyOf={({ documentId }) => documentId}
      />
    </CountedList>
  );
}

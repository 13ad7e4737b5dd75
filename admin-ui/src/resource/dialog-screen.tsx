import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { Fields, Shown } from '../kit/fields/fields';
import { useFormEditor } from '../kit/form/editing';
import { EditorDialog } from '../kit/form/editor-dialog';
import { fromFirstPage, type SearchState } from '../kit/list/list-search';
import { ListTools } from '../kit/list/list-tools';
import { PagedList } from '../kit/list/paged-list';
import { PageFrame } from '../kit/page/page-frame';
import { ScreenTabs } from '../kit/page/screen-tabs';
import classes from './dialog-screen.module.css';
import type { ListSearch, PageQuery } from './resource';
import { type FormOptions, type FormResource, ResourceForm, type TitledItem } from './resource-form';
import { SavedViews } from './saved-views/saved-views';
import { CardList, type CardListProps } from './use-listed';

interface DialogSearch<Tab, Sort> extends ListSearch<Sort> {
  tab: Tab;
  form?: string | undefined;
}

interface DialogScreenProps<
  F extends Fields,
  Item extends TitledItem & Shown<F>,
  Key extends QueryKey,
  PageKey extends QueryKey,
  Tab extends string,
  Sort extends string,
> extends SearchState<DialogSearch<Tab, Sort>>,
    Pick<CardListProps<Item>, 'Card'> {
  resource: FormResource<F, Item, Key> &
    CardListProps<Item>['resource'] & {
      many: string;
      queries: {
        page: PageQuery<DialogSearch<Tab, Sort>, Item, PageKey>;
        one: (documentId: string) => UseQueryOptions<Item | null, Error, Item | null, Key>;
      };
      wording: {
        title: string;
        search: string;
        sorts: Record<Sort, string>;
        tabs: Record<Tab, string>;
        add: string;
      };
    };
  form: FormOptions;
}

/** The screen of a noun: cards under tabs that filter them, and the form in a dialog. */
export function DialogScreen<
  F extends Fields,
  Item extends TitledItem & Shown<F>,
  Key extends QueryKey,
  PageKey extends QueryKey,
  Tab extends string,
  Sort extends string,
>({ resource, Card, form, ...searching }: DialogScreenProps<F, Item, Key, PageKey, Tab, Sort>) {
  const { wording } = resource;
  const { search, setSearch } = searching;
  const page = useQuery(resource.queries.page(search));
  const editor = useFormEditor({ ...searching, byId: resource.queries.one });
  return (
    <PageFrame title={wording.title}>
      <ListTools
        wording={wording}
        {...searching}
        actions={
          <Button
            className={classes.add}
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={editor.create}
          >
            {wording.add}
          </Button>
        }
      >
        <SavedViews list={resource.many} parts={['q', 'tab', 'sort']} {...searching} />
      </ListTools>
      <ScreenTabs
        label={wording.title}
        tabs={wording.tabs}
        value={search.tab}
        onChange={(tab) => setSearch(fromFirstPage({ tab }))}
      >
        <PagedList query={page} {...searching}>
          {(found) => <CardList resource={resource} page={found} onEdit={editor.edit} Card={Card} />}
        </PagedList>
      </ScreenTabs>
      <EditorDialog opened={search.form !== undefined} editor={editor} titles={wording} size="lg">
        {(item) => (
          <ResourceForm resource={resource} form={form} item={item} onClose={editor.close} isDialog />
        )}
      </EditorDialog>
    </PageFrame>
  );
}

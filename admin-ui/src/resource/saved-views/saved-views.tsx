import { Button, Modal, Text, TextInput, UnstyledButton } from '@mantine/core';
import { IconBookmark, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ResultOf } from 'gql.tada';
import { type FormEvent, useState } from 'react';
import { VIEW_NAME_LENGTH } from '../../../../cms/src/shared/limits';
import { fromFirstPage, type SearchState } from '../../kit/list/list-search';
import { IconButton } from '../../kit/page/icon-button';
import { graphql } from '../../strapi/graphql';
import { reader, sending } from '../reader';
import classes from './saved-views.module.css';
import { wording } from './wording';

const SavedViewsOfList = graphql(`query KeptViews($list: String!) {
  keptViews(list: $list) { id name search }
}`);

type SavedView = ResultOf<typeof SavedViewsOfList>['keptViews'][number];

const SaveView = graphql(`mutation KeepView($list: String!, $name: String!, $search: String!) {
  kept: keepView(list: $list, name: $name, search: $search) { id }
}`);

const RenameView = graphql(`mutation RenameKeptView($id: Int!, $name: String!) {
  renamed: renameKeptView(id: $id, name: $name) { id }
}`);

const DeleteView = graphql(`mutation DeleteKeptView($id: Int!) {
  deleted: deleteKeptView(id: $id)
}`);

/** Returns the query of the views of a list, sorted by name. */
const viewsOf = (list: string) =>
  reader('views', wording.loadFailure)('of list', SavedViewsOfList, { variables: { list } });

const saveView = () => sending(SaveView, { done: wording.saved, failed: wording.failed });
const renameView = () => sending(RenameView, { done: wording.renamed, failed: wording.failed });
const deleteView = () => sending(DeleteView, { done: wording.deleted, failed: wording.failed });

type Paged = { page: number };

interface SavedViewsProps<Search extends Paged> extends SearchState<Search> {
  /** Name of the list in the CMS: 'messages' */
  list: string;
  /** Search parameters that a view stores: search, filters, order and columns. */
  parts: readonly (keyof Search & string)[];
}

/** Returns the search parameters that a view stores, in a fixed order. */
const viewOf = (search: Readonly<Record<string, unknown>>, parts: readonly string[]) =>
  JSON.stringify(Object.fromEntries(parts.map((part) => [part, search[part]])));

/**
 * Returns the changes of a saved view. Drops parameters that the list no longer has; missing ones get their defaults.
 */
function changesOf(stored: string, parts: readonly string[]): Record<string, unknown> {
  const view = JSON.parse(stored) as Record<string, unknown>;
  return Object.fromEntries(parts.map((part) => [part, view[part]]));
}

export function SavedViews<Search extends Paged>({
  list,
  parts,
  search,
  setSearch,
}: SavedViewsProps<Search>) {
  const [opened, setOpened] = useState(false);
  const { data: views = [] } = useQuery(viewsOf(list));
  const current = viewOf(search, parts);
  const shown = views.find((view) => viewOf(changesOf(view.search, parts), parts) === current);
  const show = (view: SavedView) => {
    setSearch(fromFirstPage(changesOf(view.search, parts)) as unknown as Partial<Search>);
    setOpened(false);
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBookmark size={18} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {shown ? wording.shownView(shown.name) : wording.views}
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title={wording.title}>
        <Text c="dimmed" mb="md">
          {views.length > 0 ? wording.text : `${wording.text} ${wording.none}`}
        </Text>
        <ul className={classes.list}>
          {views.map((view) => (
            <li key={view.id}>
              <ViewRow view={view} isShown={view === shown} onShow={() => show(view)} />
            </li>
          ))}
        </ul>
        {!shown && <SaveViewForm list={list} search={current} />}
      </Modal>
    </>
  );
}

function ViewRow({ view, isShown, onShow }: { view: SavedView; isShown: boolean; onShow: () => void }) {
  const [isRenamed, setRenamed] = useState(false);
  const rename = useMutation(renameView());
  const remove = useMutation(deleteView());
  if (isRenamed)
    return (
      <NameLine
        label={wording.newName(view.name)}
        first={view.name}
        button={wording.saveName}
        onName={(name) => rename.mutate({ id: view.id, name }, { onSuccess: () => setRenamed(false) })}
      />
    );
  return (
    <div className={classes.row}>
      <UnstyledButton
        className={classes.show}
        aria-label={wording.show(view.name)}
        aria-current={isShown || undefined}
        onClick={onShow}
      >
        {view.name}
      </UnstyledButton>
      <IconButton
        variant="subtle"
        color="gray"
        size={44}
        label={wording.rename(view.name)}
        Icon={IconPencil}
        onClick={() => setRenamed(true)}
      />
      <IconButton
        variant="subtle"
        color="red"
        size={44}
        label={wording.remove(view.name)}
        Icon={IconTrash}
        onClick={() => remove.mutate({ id: view.id })}
      />
    </div>
  );
}

function SaveViewForm({ list, search }: { list: string; search: string }) {
  const keep = useMutation(saveView());
  return (
    <NameLine
      label={wording.name}
      button={wording.save}
      onName={(name) => keep.mutate({ list, name, search })}
    />
  );
}

interface NameLineProps {
  label: string;
  first?: string;
  button: string;
  onName: (name: string) => void;
}

function NameLine({ label, first = '', button, onName }: NameLineProps) {
  const [name, setName] = useState(first);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onName(name);
  };
  return (
    <form className={classes.line} onSubmit={send}>
      <TextInput
        label={label}
        value={name}
        maxLength={VIEW_NAME_LENGTH}
        required
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit">{button}</Button>
    </form>
  );
}

import { Button } from '@mantine/core';
import { IconExternalLink, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Editing, useFormEditor } from '../../kit/form/editing';
import type { SearchState } from '../../kit/list/list-search';
import { PagedList } from '../../kit/list/paged-list';
import { DigitalForm } from './digital-form';
import { DigitalList } from './digital-list';
import classes from './digital-list.module.css';
import type { DigitalSearch } from './digital-set';
import { digitals } from './resource';
import { wording } from './wording';

export function DigitalManager({ search, setSearch }: SearchState<DigitalSearch>) {
  const page = useQuery(digitals.queries.page(search));
  const editor = useFormEditor({ search, setSearch, byId: digitals.queries.one });
  if (search.form !== undefined)
    return <Editing editor={editor}>{(item) => <DigitalForm item={item} onClose={editor.close} />}</Editing>;
  return (
    <>
      <div className={classes.head}>
        <p className={classes.intro}>{wording.intro}</p>
        <div className={classes.buttons}>
          <Button
            component="a"
            href="/digitals"
            target="_blank"
            variant="default"
            leftSection={<IconExternalLink size={18} aria-hidden />}
          >
            {wording.see}
          </Button>
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={editor.create}>
            {wording.add}
          </Button>
        </div>
      </div>
      <PagedList query={page} search={search} setSearch={setSearch}>
        {(found) => <DigitalList page={found} onEdit={editor.edit} />}
      </PagedList>
    </>
  );
}

import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { blogQueries } from '../../../features/blog/queries';
import { Choices } from '../pieces/choices';
import { settings } from '../settings';
import { wording } from '../wording';
import classes from './blog-filter.module.css';

export interface BlogFilterValues {
  search: string;
  /** Empty for all */
  tag: string;
}

interface BlogFilterProps extends BlogFilterValues {
  onFilter: (filter: Partial<BlogFilterValues>) => void;
}

/** Search box and a button for each tag found in the data. */
export function BlogFilter({ search, tag, onFilter }: BlogFilterProps) {
  const { data: tags = [] } = useQuery(blogQueries.tags());
  const chosen = tags.find(({ name }) => name.toLowerCase() === tag.toLowerCase());
  return (
    <search className={classes.filter}>
      <SearchBox search={search} onSearch={(value) => onFilter({ search: value })} />
      {tags.length > 0 && (
        <Choices
          name="tag"
          legend={wording.blog.tags}
          choices={[
            { label: wording.blog.allTags, value: '' },
            ...tags.map(({ name }) => ({ label: name, value: name })),
          ]}
          chosen={chosen?.name ?? tag}
          onChoose={(value) => onFilter({ tag: value })}
        />
      )}
    </search>
  );
}

function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(search);
  const sent = useRef(search);
  const send = useDebouncedCallback((value: string) => {
    sent.current = value;
    onSearch(value);
  }, settings.searchPauseMs);

  // Cleared by a button or changed by going back; not the echo of what was typed here a moment ago.
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setTyped(search);
  }, [search]);

  return (
    <form method="get" className={classes.search} onSubmit={(event) => event.preventDefault()}>
      <TextInput
        type="search"
        name="search"
        aria-label={wording.blog.search}
        placeholder={wording.blog.search}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          send(value);
        }}
      />
    </form>
  );
}

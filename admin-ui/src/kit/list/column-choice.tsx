import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { IconColumns } from '@tabler/icons-react';
import { dataOf } from '../fields/field';
import { wording } from '../wording';
import type { SearchState } from './list-search';

/** In CSS pixels. Together with the 24 px box it gives a row that is easy to tap. */
const ROW_GAP = 20;

interface ColumnChoiceProps<Name extends string> {
  /** Labels of the columns that may be hidden, by their names in the URL. */
  columns: Readonly<Record<Name, string>>;
  search: { hide?: Name[] | undefined };
  setSearch: SearchState<{ hide: Name[] | undefined }>['setSearch'];
}

export function ColumnChoice<Name extends string>({ columns, search, setSearch }: ColumnChoiceProps<Name>) {
  const { hide = [] } = search;
  const choices = dataOf(columns);
  const show = (shown: string[]) => {
    const hidden = choices.map(({ value }) => value).filter((name) => !shown.includes(name));
    setSearch({ hide: hidden.length > 0 ? hidden : undefined });
  };
  return (
    <Popover position="bottom-end" trapFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns size={18} aria-hidden />}>
          {wording.columns}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Checkbox.Group
          label={wording.shownColumns}
          value={choices.map(({ value }) => value).filter((name) => !hide.includes(name))}
          onChange={show}
        >
          <Stack gap={ROW_GAP} mt={12}>
            {choices.map(({ value, label }) => (
              <Checkbox key={value} value={value} label={label} />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  );
}

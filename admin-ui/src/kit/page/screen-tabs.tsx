import { Tabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './screen-tabs.module.css';

interface ScreenTabsProps<Tab extends string> {
  /** Names the group for screen readers: 'Portfolio' */
  label: string;
  tabs: Readonly<Record<Tab, string>>;
  /** A count or badge beside a label. */
  notes?: Partial<Record<Tab, ReactNode>>;
  /** Whether a tab is left out */
  hides?: (tab: Tab) => boolean;
  value: Tab;
  onChange: (tab: Tab) => void;
  /** Content of the open tab; the others are not mounted. */
  children: ReactNode;
}

/** Shows the tabs of a screen. The URL holds the open tab, so Back, reload and bookmarks work. */
export function ScreenTabs<Tab extends string>({
  label,
  tabs,
  notes = {},
  hides = () => false,
  value,
  onChange,
  children,
}: ScreenTabsProps<Tab>) {
  const names = (Object.keys(tabs) as Tab[]).filter((name) => !hides(name));
  const choose = (chosen: string | null) => {
    const tab = names.find((name) => name === chosen);
    if (tab) onChange(tab);
  };
  const list = useRef<HTMLDivElement>(null);
  const noted = names.filter((name) => notes[name]).length;
  // On phones the row of tabs scrolls, so show the open tab. A badge makes a tab wider.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when a badge arrives
  useEffect(() => {
    list.current?.querySelector(`[id$='-tab-${value}']`)?.scrollIntoView({ block: 'nearest' });
  }, [value, noted]);
  return (
    <Tabs value={value} onChange={choose} keepMounted={false} classNames={classes}>
      <Tabs.List ref={list} aria-label={label}>
        {names.map((name) => (
          <Tabs.Tab key={name} value={name} rightSection={notes[name]}>
            {tabs[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={value}>{children}</Tabs.Panel>
    </Tabs>
  );
}

import { Tabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './screen-tabs.module.css';

interface ScreenTabsProps<Tab extends string> {
  /** Names the group for screen readers: 'Portfolio' */
  label: string;
  /** Their labels, in the order they are shown. */
  tabs: Readonly<Record<Tab, string>>;
  /** A count or badge beside a label. */
  notes?: Partial<Record<Tab, ReactNode>>;
  /** The open tab, from the URL. */
  value: Tab;
  /** Puts the chosen tab into the URL. */
  onChange: (tab: Tab) => void;
  /** The open tab's content; the others are not mounted. */
  children: ReactNode;
}

/** Tabs of one screen. The open one lives in the URL: Back, reload and a bookmark keep it. */
export function ScreenTabs<Tab extends string>({
  label,
  tabs,
  notes = {},
  value,
  onChange,
  children,
}: ScreenTabsProps<Tab>) {
  const names = Object.keys(tabs) as Tab[];
  const choose = (chosen: string | null) => {
    const tab = names.find((name) => name === chosen);
    if (tab) onChange(tab);
  };
  const list = useRef<HTMLDivElement>(null);
  const noted = names.filter((name) => notes[name]).length;
  // On a phone the row of tabs scrolls, and a link may open the last of them; a badge makes a tab wider.
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

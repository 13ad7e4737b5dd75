import { type LinkProps, Outlet, useMatchRoute, useNavigate } from '@tanstack/react-router';
import { PageFrame } from '../kit/page/page-frame';
import { ScreenTabs } from '../kit/page/screen-tabs';

interface RoutedTabsProps<Tab extends string> {
  words: { title: string; tabs: Record<Tab, string> };
  /** The route of each tab. */
  pages: Record<Tab, NonNullable<LinkProps['to']>>;
  /** Shown as open while none of the routes is. */
  first: Tab;
}

/** A page whose tabs are routes. */
export function RoutedTabs<Tab extends string>({ words, pages, first }: RoutedTabsProps<Tab>) {
  const navigate = useNavigate();
  const isAt = useMatchRoute();
  const tabs = Object.keys(pages) as Tab[];
  return (
    <PageFrame title={words.title}>
      <ScreenTabs
        label={words.title}
        tabs={words.tabs}
        value={tabs.find((tab) => isAt({ to: pages[tab] })) ?? first}
        onChange={(tab) => navigate({ to: pages[tab] })}
      >
        <Outlet />
      </ScreenTabs>
    </PageFrame>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { pagesSearch } from '../../features/pages/pages';
import { PagesManager } from '../../features/pages/pages-manager';
import { useSearchState } from '../../kit/list/list-search';
import { searched } from '../-searched';

export const Route = createFileRoute('/_owner/pages')({
  ...searched(pagesSearch),
  component: () => <PagesManager {...useSearchState(Route)} />,
});

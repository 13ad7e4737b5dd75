import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { biographySearch, biographySearchDefaults } from '../../features/biography/biography';
import { BiographyManager } from '../../features/biography/biography-manager';
import { bioQueries } from '../../features/biography/queries';

export const Route = createFileRoute('/_owner/bio')({
  validateSearch: biographySearch,
  search: { middlewares: [stripSearchParams(biographySearchDefaults)] },
  loader: ({ context }) => void context.queryClient.prefetchQuery(bioQueries.stored()),
  component: Biography,
});

function Biography() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BiographyManager
      search={search}
      setSearch={(changes, how) =>
        navigate({ search: { ...search, ...changes }, resetScroll: false, ...how })
      }
    />
  );
}

import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { loadBookPage } from '../../features/bookings/queries';
import { monthInSearch, textInSearch } from '../../routing/search';
import { BookPage } from '../../themes/classic/pages/book-page';

export const Route = createFileRoute('/v1/book')({
  // `service`: what a Book Now link carries to the form; `month`: of the calendar, where no script turns its pages
  validateSearch: v.object({ service: textInSearch, month: monthInSearch }),
  loaderDeps: ({ search: { service, month } }) => ({ service, month }),
  loader: ({ context, deps }) => loadBookPage(context, deps),
  // What it loads comes with the page: nobody else needs to know of bookings.
  codeSplitGroupings: [['component', 'loader']],
  component: Book,
});

function Book() {
  const { service } = Route.useSearch();
  return <BookPage service={service} />;
}

import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { loadBookPage } from '../../features/bookings/queries';
import { monthInSearch, textInSearch } from '../../routing/search';
import { BookPage } from '../../themes/modern/pages/book-page';

export const Route = createFileRoute('/_modern/book')({
  // `service`: from a Book Now link to the form; `month`: of the calendar, for visitors without scripts
  validateSearch: v.object({ service: textInSearch, month: monthInSearch }),
  loaderDeps: ({ search: { service, month } }) => ({ service, month }),
  loader: ({ context, deps }) => loadBookPage(context, deps),
  // The loader is split with the page, so that other pages load nothing about bookings.
  codeSplitGroupings: [['component', 'loader']],
  component: BookPage,
});

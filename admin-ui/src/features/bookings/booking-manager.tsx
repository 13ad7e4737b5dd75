import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BusyButton } from '../../kit/form/busy-button';
import { ColumnChoice } from '../../kit/list/column-choice';
import { fromFirstPage, type SearchState } from '../../kit/list/list-search';
import { Filter, ListTools } from '../../kit/list/list-tools';
import { PagedList } from '../../kit/list/paged-list';
import { PageFrame } from '../../kit/page/page-frame';
import { ScreenTabs } from '../../kit/page/screen-tabs';
import { SavedViews } from '../../resource/saved-views/saved-views';
import { exportPayments } from '../payments/queries';
import { CameFromFilter } from '../person/came-from';
import { AwayDialog } from './away-dialog';
import type { BookingSearch } from './booking';
import { BookingBoard } from './booking-board';
import { BookingList } from './booking-list';
import classes from './booking-manager.module.css';
import { MonthCalendar } from './month-calendar';
import { bookings } from './queries';
import { WeekCalendar } from './week-calendar';
import { wording } from './wording';

const VIEWS = { list: ListView, month: MonthCalendar, week: WeekCalendar, board: BookingBoard };

export function BookingManager(searching: SearchState<BookingSearch>) {
  const { search, setSearch } = searching;
  const View = VIEWS[search.tab];
  const exporting = useMutation(exportPayments());
  return (
    <PageFrame title={wording.title}>
      <div className={classes.head}>
        <Text c="dimmed">{wording.zone}</Text>
        <Button component={Link} to="/booking-settings" variant="default">
          {wording.settings}
        </Button>
        <BusyButton
          variant="default"
          busy={exporting.isPending}
          busyLabel={wording.exportPayments}
          onClick={() => exporting.mutate()}
        >
          {wording.exportPayments}
        </BusyButton>
        <Button
          component={Link}
          to="/bookings/new"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        >
          {wording.add}
        </Button>
      </div>
      <ScreenTabs
        label={wording.title}
        tabs={wording.tabs}
        value={search.tab}
        onChange={(tab) => setSearch(fromFirstPage({ tab }))}
      >
        <View {...searching} />
      </ScreenTabs>
      <AwayDialog {...searching} />
    </PageFrame>
  );
}

function ListView(searching: SearchState<BookingSearch>) {
  const { search } = searching;
  const page = useQuery(bookings.queries.page(search));
  return (
    <>
      <ListTools wording={wording} {...searching}>
        <Filter by="state" all={wording.allStates} choices={wording.filter} {...searching} />
        <CameFromFilter {...searching} />
        <ColumnChoice columns={wording.optionalColumns} {...searching} />
        <SavedViews list="bookings" parts={['q', 'state', 'from', 'sort', 'hide']} {...searching} />
      </ListTools>
      <PagedList query={page} {...searching}>
        {(found) => <BookingList page={found} search={search} />}
      </PagedList>
    </>
  );
}

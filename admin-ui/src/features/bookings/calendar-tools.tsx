import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPlaneDeparture } from '@tabler/icons-react';
import { siteDay } from '../../../../cms/src/shared/site-clock';
import { serverNow } from '../../dates/server-clock';
import type { SearchState } from '../../kit/list/list-search';
import { IconButton } from '../../kit/page/icon-button';
import { type BookingSearch, NEW_AWAY } from './booking';
import classes from './calendar-tools.module.css';
import { wording } from './wording';

const words = wording.calendar;

interface CalendarToolsProps extends Pick<SearchState<BookingSearch>, 'setSearch'> {
  span: 'month' | 'week';
  title: string;
  /** The days that the two arrows lead to. */
  previous: string;
  next: string;
}

export function CalendarTools({ span, title, previous, next, setSearch }: CalendarToolsProps) {
  const go = (day: string) => setSearch({ day });
  return (
    <div className={classes.tools}>
      <IconButton label={words.previous[span]} Icon={IconChevronLeft} onClick={() => go(previous)} />
      <h2 className={classes.title} aria-live="polite">
        {title}
      </h2>
      <IconButton label={words.next[span]} Icon={IconChevronRight} onClick={() => go(next)} />
      <Button variant="default" onClick={() => go(siteDay(serverNow()))}>
        {words.today}
      </Button>
      <Button
        variant="default"
        className={classes.away}
        leftSection={<IconPlaneDeparture size={18} stroke={1.75} aria-hidden />}
        onClick={() => setSearch({ away: NEW_AWAY })}
      >
        {wording.away.add}
      </Button>
    </div>
  );
}

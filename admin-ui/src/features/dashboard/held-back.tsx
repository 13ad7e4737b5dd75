import { Button } from '@mantine/core';
import { IconCalendarX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { scheduleQueries } from '../../resource/schedule/queries';
import { plannedWords } from '../../resource/schedule/schedule';
import classes from './dashboard.module.css';
import { DashboardAlert } from './dashboard-alert';
import { wording as sentences } from './wording';

const wording = sentences.heldBack;

/** Lists items that could not be published on schedule, with the reason. Hidden if there are none. */
export function HeldBack() {
  // Failed items are sorted first, so page 1 is enough.
  const { data } = useQuery(scheduleQueries.planned({ q: '', page: 1 }));
  const held = data?.items.filter(({ schedule }) => schedule.problem !== null) ?? [];
  if (held.length === 0) return null;
  return (
    <DashboardAlert color="orange" Icon={IconCalendarX} title={wording.title(held.length)}>
      <ul className={classes.troubles}>
        {held.map(({ title, schedule }) => (
          <li key={schedule.documentId}>{wording.line(title, plannedWords(schedule).join('. '))}</li>
        ))}
      </ul>
      <Button component={Link} to="/activity/schedule" variant="default">
        {wording.toSchedule}
      </Button>
    </DashboardAlert>
  );
}

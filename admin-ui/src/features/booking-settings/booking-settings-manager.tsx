import { Anchor, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Loaded } from '../../kit/page/loaded';
import { PageFrame } from '../../kit/page/page-frame';
import { PapersForm } from './booking-settings-form';
import { CalendarFeed } from './calendar-feed';
import { paperQueries } from './queries';
import { wording } from './wording';

export function PapersManager() {
  const papers = useQuery(paperQueries.stored());
  return (
    <PageFrame title={wording.title}>
      <Anchor component={Link} to="/bookings">
        {wording.back}
      </Anchor>
      <Stack gap="xl" mt="md">
        <Loaded query={papers}>{(stored) => <PapersForm item={stored} />}</Loaded>
        <CalendarFeed />
      </Stack>
    </PageFrame>
  );
}

import { Anchor, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Loaded } from '../../kit/page/loaded';
import { PageFrame } from '../../kit/page/page-frame';
import { BookingSettingsForm } from './booking-settings-form';
import { CalendarFeed } from './calendar-feed';
import { bookingSettings } from './resource';
import { wording } from './wording';

export function BookingSettingsManager() {
  const query = useQuery(bookingSettings.stored());
  return (
    <PageFrame title={wording.title}>
      <Anchor component={Link} to="/bookings">
        {wording.back}
      </Anchor>
      <Stack gap="xl" mt="md">
        <Loaded query={query}>{(stored) => <BookingSettingsForm item={stored} />}</Loaded>
        <CalendarFeed />
      </Stack>
    </PageFrame>
  );
}

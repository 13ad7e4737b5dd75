import { Anchor, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Fields } from '../../kit/fields/field';
import { PageFrame } from '../../kit/page/page-frame';
import { SingleForm } from '../../resource/single-form';
import { CalendarFeed } from './calendar-feed';
import { bookingSettings } from './resource';
import { wording } from './wording';

export function BookingSettingsManager() {
  return (
    <PageFrame title={wording.title}>
      <Anchor component={Link} to="/bookings">
        {wording.back}
      </Anchor>
      <Stack gap="xl" mt="md">
        <SingleForm of={bookingSettings} title={wording.quotes} words={wording}>
          {(editor) => <Fields editor={editor} rows={[['validDays', 'vatPercent']]} narrowest={180} />}
        </SingleForm>
        <CalendarFeed />
      </Stack>
    </PageFrame>
  );
}

import { Anchor, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FieldRow } from '../../kit/fields/field';
import { PageFrame } from '../../kit/page/page-frame';
import { SingleForm } from '../../resource/single-form';
import classes from './booking-settings.module.css';
import { CalendarFeed } from './calendar-feed';
import { bookingSettings } from './resource';
import { wording } from './wording';

/** Fields in each row of each group. */
const GROUPS = [
  [wording.quotes, [['validDays', 'vatPercent'], ['terms']]],
  [wording.payment, [['paymentWays'], ['depositPercent', 'depositSum'], ['depositDays', 'balanceDays']]],
  [wording.answers, [['answers']]],
] as const;

export function BookingSettingsManager() {
  return (
    <PageFrame title={wording.title}>
      <Anchor component={Link} to="/bookings">
        {wording.back}
      </Anchor>
      <Stack gap="xl" mt="md">
        <SingleForm of={bookingSettings} words={wording}>
          {(editor) =>
            GROUPS.map(([legend, rows]) => (
              <fieldset key={legend} className={classes.group}>
                <legend className={classes.legend}>{legend}</legend>
                {rows.map((names) => (
                  <FieldRow key={names[0]} editor={editor} names={names} narrowest={180} />
                ))}
              </fieldset>
            ))
          }
        </SingleForm>
        <CalendarFeed />
      </Stack>
    </PageFrame>
  );
}

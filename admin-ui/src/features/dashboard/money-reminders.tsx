import { Anchor, Group } from '@mantine/core';
import { IconCash, IconLicense } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { addDays } from '../../../../cms/src/shared/days';
import { siteDay } from '../../../../cms/src/shared/site-clock';
import { serverNow } from '../../dates/server-clock';
import { paymentQueries } from '../payments/queries';
import { quoteQueries } from '../quotes/queries';
import { Reminder } from './reminders';
import { wording } from './wording';

const { due, overdue, remind, usageEnded, usageEnds } = wording.bookings;

/** Days before the due day; the CMS emails its first reminder then. */
const SOON_DAYS = 3;

/** Lists payments that are due soon or overdue, each with a prepared WhatsApp text for the client. */
export function DuePayments() {
  const { data: owing = [] } = useQuery(paymentQueries.owing());
  const soon = addDays(siteDay(serverNow()), SOON_DAYS);
  return owing
    .filter(({ balance }) => balance.due && balance.due.day <= soon)
    .map(({ booking, balance, whatsapp }) => (
      <Group key={booking.documentId} gap="sm">
        <Reminder Icon={IconCash} to="/bookings/$documentId" params={booking}>
          {balance.isOverdue
            ? overdue(booking.name, balance)
            : due(booking.name, balance.due?.day ?? '', balance)}
        </Reminder>
        {whatsapp && (
          <Anchor href={whatsapp} target="_blank" rel="noreferrer">
            {remind(booking.name)}
          </Anchor>
        )}
      </Group>
    ));
}

/** Lists usages of images that end soon or have just ended. */
export function EndingUsages() {
  const { data: usages = [] } = useQuery(quoteQueries.endingUsages());
  const today = siteDay(serverNow());
  return usages.map(({ booking, endsOn, usage }) => (
    <Reminder
      key={`${booking.documentId} ${endsOn}`}
      Icon={IconLicense}
      to="/bookings/$documentId"
      params={booking}
    >
      {(endsOn < today ? usageEnded : usageEnds)(booking.name, endsOn, usage)}
    </Reminder>
  ));
}

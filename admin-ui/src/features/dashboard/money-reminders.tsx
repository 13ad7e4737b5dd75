import { Anchor, Button, Group } from '@mantine/core';
import { IconCash, IconLicense } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { addDays } from '../../../../cms/src/shared/days';
import { siteDay } from '../../../../cms/src/shared/site-clock';
import { serverNow } from '../../dates/server-clock';
import { paymentQueries } from '../payments/queries';
import { quoteQueries, renewUsage } from '../quotes/queries';
import { Reminder } from './reminders';
import { wording } from './wording';

const { due, offerRenewal, offerRenewalTo, overdue, remind, usageEnded, usageEnds } = wording.bookings;

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

/** Lists usages of images that end soon or have just ended. Each can be renewed: its draft quote opens. */
export function EndingUsages() {
  const { data: usages = [] } = useQuery(quoteQueries.endingUsages());
  const navigate = useNavigate();
  const renewing = useMutation(renewUsage());
  const today = siteDay(serverNow());
  const renew = (quote: string) =>
    renewing.mutate(quote, {
      onSuccess: ({ documentId }) => navigate({ to: '/bookings/$documentId', params: { documentId } }),
    });
  return usages.map(({ booking, quote, endsOn, usage }) => (
    <Group key={quote.documentId} gap="sm">
      <Reminder Icon={IconLicense} to="/bookings/$documentId" params={booking}>
        {(endsOn < today ? usageEnded : usageEnds)(booking.name, endsOn, usage)}
      </Reminder>
      <Button
        variant="default"
        disabled={renewing.isPending}
        aria-label={offerRenewalTo(booking.name)}
        onClick={() => renew(quote.documentId)}
      >
        {offerRenewal}
      </Button>
    </Group>
  ));
}

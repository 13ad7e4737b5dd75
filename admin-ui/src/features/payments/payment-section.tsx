import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../kit/page/loaded';
import { bookingSettings } from '../booking-settings/resource';
import { PassOn } from '../person/pass-on';
import { type Asked, PaymentDialog } from './payment-dialog';
import {
  answerPayment,
  noteInvoice,
  type Payment,
  paymentQueries,
  recordPayment,
  requestPayment,
} from './queries';
import { wording } from './wording';

/** Shows what a client has paid and owes. The owner answers, requests and records payments. */
export function PaymentSection({ booking, revision }: { booking: string; revision: number }) {
  const query = useQuery(paymentQueries.ofBooking(booking));
  const { data: settings } = useQuery(bookingSettings.stored());
  const ways = settings?.paymentWays.map(({ name }) => name) ?? [];
  const requesting = useMutation(requestPayment(booking));
  const [asked, ask] = useState<Asked>();
  const record = (kind: 'record' | 'refund') => (
    <Button variant="default" onClick={() => ask({ kind, sending: recordPayment({ booking, revision }) })}>
      {wording[kind]}
    </Button>
  );
  return (
    <section aria-labelledby="payments">
      <h2 id="payments">{wording.title}</h2>
      <Loaded query={query}>
        {({ balance, payments }) => (
          <Stack gap="sm">
            <Text fw={600}>{wording.sums(balance)}</Text>
            <Text c={balance?.isOverdue ? 'red' : undefined}>{wording.due(balance)}</Text>
            {payments.map((payment) => (
              <PaymentLine key={payment.documentId} payment={payment} onAsk={ask} />
            ))}
            {requesting.data && <PassOn {...requesting.data} title={wording.requested} />}
            <Group gap="xs">
              {balance?.due && balance.claimed === 0 && (
                <Button loading={requesting.isPending} onClick={() => requesting.mutate()}>
                  {wording.request}
                </Button>
              )}
              {balance && record('record')}
              {balance && balance.received > 0 && record('refund')}
            </Group>
          </Stack>
        )}
      </Loaded>
      {asked && <PaymentDialog {...asked} ways={ways} onClose={() => ask(undefined)} />}
    </section>
  );
}

function PaymentLine({ payment, onAsk }: { payment: Payment; onAsk: (asked: Asked) => void }) {
  const { documentId, state, number, amount } = payment;
  const sending = answerPayment(documentId);
  const { mutate, isPending } = useMutation(sending);
  const addInvoice = () => onAsk({ kind: 'invoice', sending: noteInvoice(payment) });
  return (
    <div>
      <Group gap="4px 12px">
        <span>{wording.paid(payment)}</span>
        {number && (
          <>
            <Anchor href={`/admin/receipts/${documentId}.pdf`} target="_blank">
              {wording.receipt(number)}
            </Anchor>
            <Button variant="subtle" onClick={addInvoice}>
              {wording.invoice}
            </Button>
          </>
        )}
      </Group>
      {state === 'claimed' && (
        <Group gap="xs" mt="xs">
          <Button loading={isPending} onClick={() => mutate({ amount })}>
            {wording.received}
          </Button>
          <Button variant="default" onClick={() => onAsk({ kind: 'otherAmount', sending })}>
            {wording.otherAmount}
          </Button>
          <Button variant="default" onClick={() => mutate({ amount: null })}>
            {wording.notFound}
          </Button>
        </Group>
      )}
    </div>
  );
}

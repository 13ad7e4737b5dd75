import { Modal, Stack } from '@mantine/core';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { siteDay } from '../../../../cms/src/shared/site-clock';
import { serverNow } from '../../dates/server-clock';
import { SuggestingInput } from '../../kit/fields/field';
import { wholeNumber } from '../../kit/fields/fields';
import { amountOf } from '../../kit/fields/whole-amount';
import { BusyButton } from '../../kit/form/busy-button';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import { isConflict, Refusal } from '../../strapi/errors';
import type { Payment, TypedPayment } from './queries';
import { wording } from './wording';

const FIELDS = {
  otherAmount: ['amount'],
  record: ['amount', 'day', 'way', 'code', 'invoiceNumber'],
  refund: ['amount', 'day', 'way', 'code', 'reason'],
  invoice: ['invoiceNumber'],
} as const;

export interface Asked {
  kind: keyof typeof FIELDS;
  sending: UseMutationOptions<Pick<Payment, 'number'>, Error, TypedPayment>;
}

/** Asks for the details of a payment. The CMS checks them: an invalid amount is sent as 0. A conflict is shown on the page. */
export function PaymentDialog({
  kind,
  sending,
  ways,
  onClose,
}: Asked & { ways: readonly string[]; onClose: () => void }) {
  const { mutate, isPending, error } = useMutation(sending);
  const problems = error instanceof Refusal ? error.problems : [];
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = Object.fromEntries(new FormData(event.currentTarget));
    // The number of an invoice is noted without an amount.
    const { amount: text = '', ...typed } = data as Omit<TypedPayment, 'amount'> & { amount?: string };
    const amount = Number.isNaN(amountOf(text)) ? 0 : wholeNumber(text);
    mutate(
      { ...typed, amount: kind === 'refund' ? -amount : amount },
      { onSuccess: onClose, onError: (failure) => isConflict(failure) && onClose() },
    );
  };
  const more = {
    amount: { inputMode: 'numeric', 'data-autofocus': true, required: true },
    day: { type: 'date', defaultValue: siteDay(serverNow()), required: true },
    way: { suggestions: ways },
    code: {},
    invoiceNumber: {},
    reason: { required: true },
  } as const;
  return (
    <Modal opened onClose={onClose} title={wording[kind]}>
      <form noValidate onSubmit={send}>
        <Stack>
          {FIELDS[kind].map((name) => (
            <SuggestingInput
              key={name}
              name={name}
              {...CONTENT_TYPES.payment[name]}
              {...more[name]}
              error={problems.find(({ path }) => path === name)?.message}
            />
          ))}
          <BusyButton type="submit" busy={isPending} busyLabel={wording.saving}>
            {wording.save}
          </BusyButton>
        </Stack>
      </form>
    </Modal>
  );
}

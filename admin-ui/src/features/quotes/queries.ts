import { mutationOptions } from '@tanstack/react-query';
import type { Values } from '../../kit/fields/fields';
import { bySort, collection } from '../../resource/collection';
import { updateCaches } from '../../resource/queries';
import { reader } from '../../resource/reader';
import { strapi } from '../../strapi/client';
import { Refusal, requireFound } from '../../strapi/errors';
import { graphql } from '../../strapi/graphql';
import {
  CreateQuote,
  type Quote,
  QuoteSums,
  QuotesOfBooking,
  type quoteFields,
  quoteFragment,
  type reckoned,
  SendQuote,
  type Sent,
  toQuote,
  toQuoteInput,
} from './quote';
import { wording } from './wording';

type Reckoned = NonNullable<ReturnType<typeof reckoned>>;

export const quotes = collection({
  type: 'quote',
  many: 'quotes',
  fragment: quoteFragment,
  toItem: toQuote,
  filters: () => ({}),
  order: bySort,
  wording,
});

const EndingUsages = graphql(`query EndingUsages {
  endingUsages { booking { documentId name } quote { documentId } endsOn usage }
}`);

const RenewUsage = graphql(`mutation RenewUsage($quote: ID!) {
  renewal: renewUsage(quote: $quote) { documentId }
}`);

export const quoteQueries = {
  /** Newest first. */
  ofBooking: (booking: string) =>
    reader('quotes', wording.loadFailure)('of booking', QuotesOfBooking, {
      variables: { booking },
      toData: ({ found }) => found.flatMap((row) => (row ? [toQuote(row)] : [])),
    }),
  /** Usages of images that end soon or have just ended, the earliest end first. */
  endingUsages: () => reader('quotes', wording.loadFailure)('ending usages', EndingUsages),
  /** Returns the total, calculated by the CMS. */
  sums: (asked: Reckoned) => ({
    ...reader('quotes')('sums', QuoteSums, { variables: asked, keepsLast: true }),
    staleTime: Number.POSITIVE_INFINITY,
  }),
};

export const beginQuote = () =>
  mutationOptions({
    mutationFn: async (booking: string) =>
      toQuote(requireFound(await strapi.answer(CreateQuote, { booking }))),
    onSuccess: (_draft, _booking, _shown, { client }) =>
      client.invalidateQueries({ queryKey: ['quotes', 'of booking'] }),
    meta: { failed: wording.beginFailed },
  });

/** Prepares the renewal of a quote's usage, and returns its booking. */
export const renewUsage = () =>
  mutationOptions({
    mutationFn: (quote: string) => strapi.answer(RenewUsage, { quote }),
    meta: { failed: wording.renewFailed },
  });

/** Updates a quote; only its booking can create one. */
export const saveQuote = (item: Quote | null) =>
  mutationOptions({
    mutationFn: (values: Values<typeof quoteFields>) =>
      quotes.change(requireFound(item), toQuoteInput(values)),
    onSuccess: (saved, _values, _shown, { client }) => updateCaches(client, ['quotes'], saved),
    meta: { done: wording.saved, failed: wording.saveFailed, asksOnConflict: true },
  });

/** @param latest the version that was last sent, as the owner sees it; a newer answer of the client is loaded first */
export const sendQuote = (latest: Quote | undefined) =>
  mutationOptions({
    mutationFn: async ({ documentId, revision }: Quote): Promise<Sent> => {
      const seen = { seenNumber: latest?.number ?? '', seenRevision: latest?.revision ?? 0 };
      const sent = await strapi.answer(SendQuote, { documentId, revision, ...seen });
      const { quote, ...outcome } = requireFound(sent);
      return { ...outcome, quote: toQuote(quote) };
    },
    onSuccess: (_sent, _quote, _shown, { client }) => client.invalidateQueries({ queryKey: ['quotes'] }),
    // The quote may already be sent, elsewhere or by a try whose response was lost.
    onError: (error, _quote, _shown, { client }) =>
      error instanceof Refusal ? client.invalidateQueries({ queryKey: ['quotes'] }) : undefined,
    meta: { failed: wording.sendFailed },
  });

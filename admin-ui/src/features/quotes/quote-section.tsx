import { Alert, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calendarDay } from '../../dates/format';
import { confirmAction } from '../../kit/delete/confirm-action';
import { BusyButton } from '../../kit/form/busy-button';
import { StatusBadge } from '../../kit/list/status-badge';
import { Loaded } from '../../kit/page/loaded';
import { PassOn } from '../person/pass-on';
import { beginQuote, quoteQueries, quotes } from './queries';
import { type Quote, quoteLooks, type Sent } from './quote';
import { PdfLink, QuoteForm } from './quote-form';
import classes from './quote-section.module.css';
import { wording } from './wording';

interface QuoteSectionProps {
  documentId: string;
  /** Warning shown before a quote is sent; may be empty. */
  hint?: string;
}

/** Shows the quotes of a booking: the draft in its form, sent versions and the client's answers. */
export function QuoteSection({ documentId, hint = '' }: QuoteSectionProps) {
  const query = useQuery(quoteQueries.ofBooking(documentId));
  return (
    <section aria-labelledby="quote">
      <h2 id="quote">{wording.title}</h2>
      <Loaded query={query}>{(found) => <Quotes booking={documentId} versions={found} hint={hint} />}</Loaded>
    </section>
  );
}

function Quotes({ booking, versions, hint }: { booking: string; versions: Quote[]; hint: string }) {
  const queryClient = useQueryClient();
  const [sent, setSent] = useState<Sent | null>(null);
  const beginning = useMutation(beginQuote());
  const discarding = useMutation(quotes.remove());
  const draft = versions.find(({ state }) => state === 'draft');
  const [latest, ...earlier] = versions.filter(({ state }) => state !== 'draft');

  const discard = async ({ documentId }: Quote) => {
    if (!(await confirmAction(wording.discardQuestion))) return;
    await discarding.mutateAsync(documentId);
    await queryClient.invalidateQueries({ queryKey: quoteQueries.ofBooking(booking).queryKey });
  };

  return (
    <div className={classes.quotes}>
      {sent && <PassOn {...sent} title={wording.sent(sent.quote.number)} />}
      {latest && <SentQuote quote={latest} />}
      {!latest && !draft && <Text c="dimmed">{wording.none}</Text>}
      {draft && hint && <Alert color="orange">{hint}</Alert>}
      {draft ? (
        <QuoteForm
          key={draft.documentId}
          quote={draft}
          latest={latest}
          onSent={setSent}
          onDiscard={() => discard(draft)}
        />
      ) : (
        <div>
          <BusyButton
            variant="default"
            busy={beginning.isPending}
            busyLabel={wording.beginning}
            onClick={() => beginning.mutate(booking)}
          >
            {latest ? wording.newVersion : wording.begin}
          </BusyButton>
          {latest && (
            <Text c="dimmed" size="sm" mt="xs">
              {wording.newVersionHint}
            </Text>
          )}
        </div>
      )}
      {earlier.length > 0 && (
        <details>
          <summary>{wording.versions}</summary>
          {earlier.map((quote) => (
            <SentQuote key={quote.documentId} quote={quote} />
          ))}
        </details>
      )}
    </div>
  );
}

function SentQuote({ quote }: { quote: Quote }) {
  const { number, state, total, currency, validUntil, question, accepted, differs, otherDays } = quote;
  return (
    <div>
      <p className={classes.line}>
        <strong>{number}</strong>
        <StatusBadge state={state} looks={quoteLooks} />
        <span>{wording.money(total, currency)}</span>
        <Text c="dimmed" span>
          {wording.until(calendarDay(validUntil))}
        </Text>
        <PdfLink quote={quote} />
      </p>
      {state === 'questioned' && (
        <blockquote className={classes.question}>
          <Text c="dimmed" size="sm">
            {wording.question}
          </Text>
          {question}
        </blockquote>
      )}
      {accepted && <Text>{accepted}</Text>}
      {differs && <Text c="red">{wording.differs}</Text>}
      {quote.awaitsConfirmation && <Text>{wording.acceptedHint}</Text>}
      {otherDays && state !== 'ended' && <Text c="orange">{wording.otherDays(otherDays)}</Text>}
    </div>
  );
}

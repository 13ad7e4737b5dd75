import { Anchor, Button, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Fields } from '../../kit/fields/field';
import type { Values } from '../../kit/fields/fields';
import { amountOf } from '../../kit/fields/whole-amount';
import { BusyButton } from '../../kit/form/busy-button';
import { EditorFrame } from '../../kit/form/editor-frame';
import { type EditorForm, useEditorForm } from '../../kit/form/use-editor-form';
import { reasonOf } from '../../notifications/query-client';
import { quoteQueries, quotes, saveQuote, sendQuote } from './queries';
import { type Quote, quoteFields, reckoned, type Sent } from './quote';
import { wording } from './wording';

export function PdfLink({ quote: { documentId, number } }: { quote: Quote }) {
  return (
    <Anchor href={`/admin/quotes/${documentId}.pdf`} target="_blank" style={{ alignSelf: 'center' }}>
      {number ? wording.pdfOf(number) : wording.pdf}
    </Anchor>
  );
}

const PAUSE_MS = 300;

const ROWS: readonly (readonly (keyof typeof quoteFields)[])[] = [
  ['discount', 'discountPercent'],
  ['vatPercent', 'validUntil'],
  ['usageMedium', 'usageTerritory'],
  ['usageMonths', 'usageStart'],
];

interface QuoteFormProps {
  quote: Quote;
  latest: Quote | undefined;
  onSent: (sent: Sent) => void;
  onDiscard: () => void;
}

/** Edits the draft of a quote and shows its future total. */
export function QuoteForm({ quote, latest, onSent, onDiscard }: QuoteFormProps) {
  const sending = useMutation(sendQuote(latest));
  const editor = useEditorForm({ ...quotes, fields: quoteFields, save: saveQuote, item: quote });

  /** Saves the form before sending the quote; a failed save sends nothing. */
  const send = async (values: Values<typeof quoteFields>) => {
    let current = editor.item;
    if (editor.hasChanges(false)) current = await editor.send(values, { stays: true });
    if (!current) return;
    await sending.mutateAsync(current).then(onSent, () => undefined);
  };

  const busy = editor.isSaving || sending.isPending;
  return (
    <EditorFrame
      editor={editor}
      submitLabel={wording.save}
      busyLabel={wording.saving}
      onSubmit={(values) => editor.send(values, { stays: true })}
      more={
        <>
          <BusyButton busy={busy} busyLabel={wording.sending} onClick={() => editor.submit(send)()}>
            {wording.send}
          </BusyButton>
          <PdfLink quote={quote} />
          <Button variant="subtle" color="red" onClick={onDiscard} disabled={busy}>
            {wording.delete}
          </Button>
        </>
      }
    >
      <Fields editor={editor} rows={ROWS} narrowest={150} />
      <Total editor={editor} />
    </EditorFrame>
  );
}

function Total({ editor: { form } }: { editor: Pick<EditorForm<typeof quoteFields>, 'form'> }) {
  const lines = form.useWatchValue('lines');
  const discount = form.useWatchValue('discount');
  const discountPercent = form.useWatchValue('discountPercent');
  const vatPercent = form.useWatchValue('vatPercent');
  const isTwice = amountOf(discount) > 0 && amountOf(discountPercent) > 0;
  const sums = isTwice ? undefined : reckoned({ lines, discount, discountPercent, vatPercent });
  const [asked] = useDebouncedValue(JSON.stringify(sums ?? null), PAUSE_MS);
  if (isTwice) return <Text c="red">{wording.twoDiscounts}</Text>;
  return asked === 'null' ? (
    <Text c="dimmed">{wording.totalLater}</Text>
  ) : (
    <KnownTotal asked={JSON.parse(asked) as NonNullable<ReturnType<typeof reckoned>>} />
  );
}

function KnownTotal({ asked }: { asked: NonNullable<ReturnType<typeof reckoned>> }) {
  const { data, error } = useQuery(quoteQueries.sums(asked));
  if (error) return <Text c="red">{reasonOf(error) ?? wording.totalLater}</Text>;
  return (
    <output>
      <Text fw={600} size="lg">
        {data ? wording.total(data.total) : wording.totalLater}
      </Text>
      {data && data.discount > 0 && <Text c="dimmed">{wording.ofThatDiscount(data.discount)}</Text>}
      {data && data.vat > 0 && <Text c="dimmed">{wording.ofThatVat(data.vat)}</Text>}
    </output>
  );
}

import { Alert, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconBrandWhatsapp, IconCopy, IconMail } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { BusyButton } from '../../manager/busy-button';
import { dropDraft, keepDraft, readDraft } from '../../manager/local-draft';
import classes from './answer-form.module.css';
import { withText } from './answers';
import type { BookingAnswer } from './documents';
import { mailAnswer } from './queries';
import { wording } from './wording';

const words = wording.answer;
/** What the CMS takes. */
const LONGEST = { subject: 180, text: 5000 };

interface AnswerFormProps {
  /** What it is kept under until it is mailed. */
  draft: string;
  documentId: string;
  written: BookingAnswer;
  /** Whether there is an address for mail. */
  byMail: boolean;
}

/** An answer that can be changed before it is sent, by WhatsApp, by mail or in any other way. */
export function AnswerForm({ draft, documentId, written, byMail }: AnswerFormProps) {
  const { subject, text, whatsapp } = written;
  const [typed, setTyped] = useState(
    () => readDraft(draft, { subject, text, prepared: text, key: '' })?.values,
  );
  const [unchangedKey, setUnchangedKey] = useState(() => crypto.randomUUID());
  const mail = useMutation(mailAnswer(documentId));
  const { copy, copied } = useClipboard();
  const shown = typed ?? { subject, text };

  // What it was changed from is kept, too: it tells whether the booking has moved on since.
  const change = (changes: Partial<typeof shown>) => {
    // Other words are another mail; the same ones sent again, after their answer was lost, are mailed once.
    const values = { prepared: text, ...shown, ...changes, key: crypto.randomUUID() };
    setTyped(values);
    keepDraft(draft, { values, revision: 0, keptAt: new Date().toISOString(), elsewhere: 0 });
  };
  const mailIt = () =>
    mail.mutate(
      { subject: shown.subject, text: shown.text, key: typed?.key || unchangedKey },
      {
        onSuccess: () => {
          setUnchangedKey(crypto.randomUUID());
          writeAnew();
        },
      },
    );
  const writeAnew = () => {
    dropDraft(draft);
    setTyped(undefined);
  };

  return (
    <Stack gap="sm">
      {typed && typed.prepared !== text && (
        <Alert color="yellow" role="status">
          {words.changedSince}
        </Alert>
      )}
      <Textarea
        label={words.text}
        value={shown.text}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={LONGEST.text}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <Group gap="sm" className={classes.ways}>
        {whatsapp && (
          <Button
            component="a"
            href={withText(whatsapp, shown.text)}
            target="_blank"
            rel="noopener noreferrer"
            leftSection={<IconBrandWhatsapp size={20} stroke={1.75} aria-hidden />}
          >
            {words.whatsapp}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconCopy size={18} stroke={1.75} aria-hidden />}
          onClick={() => copy(shown.text)}
        >
          {copied ? wording.copied : words.copy}
        </Button>
        {typed && (
          <Button variant="subtle" onClick={writeAnew}>
            {words.reset}
          </Button>
        )}
      </Group>
      {!whatsapp && <Text c="dimmed">{words.noNumber}</Text>}
      {byMail ? (
        <>
          <TextInput
            label={words.subject}
            value={shown.subject}
            maxLength={LONGEST.subject}
            onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
          />
          <div>
            <BusyButton
              variant="default"
              leftSection={<IconMail size={18} stroke={1.75} aria-hidden />}
              busy={mail.isPending}
              busyLabel={words.mailing}
              onClick={mailIt}
            >
              {words.mail}
            </BusyButton>
          </div>
        </>
      ) : (
        <Text c="dimmed">{words.noEmail}</Text>
      )}
    </Stack>
  );
}

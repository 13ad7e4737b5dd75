import { Alert, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconBrandWhatsapp, IconCopy, IconMail } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BookingState } from '../../../../cms/src/shared/booking';
import { randomKey } from '../../../../cms/src/shared/random-key';
import { dropLocalDraft, readLocalDraft, saveLocalDraft } from '../../kit/drafts/local-draft';
import { BusyButton } from '../../kit/form/busy-button';
import { useCopy } from '../../kit/page/use-copy';
import { CONTENT_TYPES } from '../../strapi/content-types.gen';
import classes from './answer-form.module.css';
import type { BookingAnswer } from './documents';
import { mailAnswer } from './queries';
import { wording } from './wording';

/** Default names of the answers, before the owner renames them. */
const USUAL: Partial<Record<BookingState, string>> = {
  enquiry: 'More details please',
  option: 'Option placed',
  confirmed: 'Confirmed',
  declined: 'Declined',
};

/** For an option behind others: its days are not held for the client yet. */
const LATER_OPTION = 'Second or third option placed';

/**
 * Returns the answer for a state; defaults to the first answer.
 * @param isLater whether another option or a confirmed booking ranks before this option
 */
export function usualAnswer(state: BookingState, names: readonly string[], isLater = false): string {
  const usual = state === 'option' && isLater && names.includes(LATER_OPTION) ? LATER_OPTION : USUAL[state];
  return names.find((name) => name === usual) ?? names.at(0) ?? '';
}

export const withText = (whatsapp: string, text: string): string =>
  `${whatsapp.split('?', 1)[0]}?text=${encodeURIComponent(text)}`;

const words = wording.answer;
const template = CONTENT_TYPES.answerTemplate;

interface AnswerFormProps {
  /** Name of the draft, kept until the answer is mailed. */
  draft: string;
  documentId: string;
  written: BookingAnswer;
  byMail: boolean;
}

/** Edits an answer before it is sent by WhatsApp, by mail or in another way. */
export function AnswerForm({ draft, documentId, written, byMail }: AnswerFormProps) {
  const { subject, text, whatsapp } = written;
  const [typed, setTyped] = useState(
    () => readLocalDraft(draft, { subject, text, prepared: text, key: '' })?.values,
  );
  const [unchangedKey, setUnchangedKey] = useState(randomKey);
  const mail = useMutation(mailAnswer(documentId));
  const { copy, copied } = useCopy();
  const shown = typed ?? { subject, text };

  // The draft keeps the prepared text, too: comparing it shows whether the booking has changed since.
  const change = (changes: Partial<typeof shown>) => {
    // Changed words get a new key. The same words sent again after a lost response are mailed once.
    const values = { prepared: text, ...shown, ...changes, key: randomKey() };
    setTyped(values);
    saveLocalDraft(draft, { values, revision: 0, keptAt: new Date().toISOString(), elsewhere: 0 });
  };
  const mailIt = () =>
    mail.mutate(
      { subject: shown.subject, text: shown.text, key: typed?.key || unchangedKey },
      {
        onSuccess: () => {
          setUnchangedKey(randomKey());
          writeAnew();
        },
      },
    );
  const writeAnew = () => {
    dropLocalDraft(draft);
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
        maxLength={template.text.maxLength}
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
            maxLength={template.subject.maxLength}
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

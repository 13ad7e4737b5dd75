import { Alert, Button, Group, Textarea } from '@mantine/core';
import { useCopy } from '../../kit/page/use-copy';
import type { Sent } from './quote';
import { wording } from './wording';

/** Reports that the quote was mailed, or offers a text to pass on. */
export function SentNotice({ sent: { quote, mailed, text, whatsapp } }: { sent: Sent }) {
  const { copy, copied } = useCopy();
  return (
    <Alert color="teal" title={wording.sent(quote.number)} role="status">
      <span>{mailed ? wording.mailed : wording.passOn}</span>
      {!mailed && <Textarea label={wording.text} value={text} readOnly autosize my="sm" />}
      <Group gap="xs" mt="sm">
        {whatsapp && (
          <Button component="a" href={whatsapp} target="_blank" rel="noreferrer">
            {wording.whatsapp}
          </Button>
        )}
        {!mailed && (
          <Button variant="default" onClick={() => copy(text)}>
            {copied ? wording.copied : wording.copy}
          </Button>
        )}
      </Group>
    </Alert>
  );
}

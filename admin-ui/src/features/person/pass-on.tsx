import { Alert, Button, Group, Textarea } from '@mantine/core';
import { useCopy } from '../../kit/page/use-copy';
import { wording } from './wording';

interface PassOnProps {
  title: string;
  mailed: boolean;
  text: string;
  whatsapp: string | null;
}

/** Reports that something was mailed to the client, or offers a text to pass on. */
export function PassOn({ title, mailed, text, whatsapp }: PassOnProps) {
  const { copy, copied } = useCopy();
  return (
    <Alert color="teal" title={title} role="status">
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

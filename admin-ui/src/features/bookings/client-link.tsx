import { Anchor, Button, Group, Text, TextInput } from '@mantine/core';
import { useCopy } from '../../kit/page/use-copy';
import { siteAddress } from '../../strapi/site-address';
import { wording } from './wording';

/** Shows the URL of the client's page, to copy; `path` is null if it has expired. */
export function ClientLink({ path }: { path: string | null }) {
  const { copy, copied } = useCopy();
  if (!path) return <Text c="dimmed">{wording.linkEnded}</Text>;
  const href = siteAddress(path);
  return (
    <section>
      <TextInput
        label={wording.link}
        description={wording.linkHint}
        value={href}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Group mt="xs">
        <Button variant="default" onClick={() => copy(href)}>
          {copied ? wording.copied : wording.copyLink}
        </Button>
        <Anchor href={path} target="_blank" rel="noreferrer">
          {wording.openLink}
        </Anchor>
      </Group>
    </section>
  );
}

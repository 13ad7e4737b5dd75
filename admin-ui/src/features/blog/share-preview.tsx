import { Anchor, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { longDay } from '../../dates/format';
import { BusyButton } from '../../kit/form/busy-button';
import { Loaded } from '../../kit/page/loaded';
import { useCopy } from '../../kit/page/use-copy';
import { siteAddress } from '../../strapi/site-address';
import type { Post } from './post';
import { endPreviews, postQueries } from './post-queries';
import { wording as sentences } from './wording';

const wording = sentences.preview;

interface SharePreviewProps {
  post: Pick<Post, 'documentId' | 'title'>;
  onClose: () => void;
}

/** Creates a link to a draft for someone without an account, and revokes all such links. */
export function SharePreview({ post: { documentId, title }, onClose }: SharePreviewProps) {
  const link = useQuery(postQueries.preview(documentId));
  const ending = useMutation(endPreviews());
  const { copy, copied } = useCopy();

  return (
    <Modal opened onClose={onClose} title={wording.shareOne(title)}>
      <Loaded query={link}>
        {({ path, endsAt }) => {
          const href = siteAddress(path);
          return (
            <Stack>
              <Text>{wording.text(longDay(endsAt))}</Text>
              <TextInput
                label={wording.link}
                value={href}
                readOnly
                data-autofocus
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
              <Group>
                <Button onClick={() => copy(href)}>{copied ? wording.copied : wording.copy}</Button>
                {'share' in navigator && (
                  <Button variant="default" onClick={() => send({ title, url: href })}>
                    {wording.send}
                  </Button>
                )}
                <Anchor href={path} target="_blank">
                  {wording.open}
                </Anchor>
                <Anchor href={`/v1${path}`} target="_blank">
                  {wording.classic}
                </Anchor>
              </Group>
              <BusyButton
                variant="subtle"
                color="red"
                busy={ending.isPending}
                onClick={() => ending.mutate({ documentId }, { onSuccess: onClose })}
              >
                {wording.end}
              </BusyButton>
            </Stack>
          );
        }}
      </Loaded>
    </Modal>
  );
}

/** Opens the phone's share sheet. Closing the sheet is not a failure. */
const send = (what: ShareData) => navigator.share(what).catch(() => undefined);

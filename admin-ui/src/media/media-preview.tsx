import { ActionIcon, Button, Text, Tooltip } from '@mantine/core';
import { IconFocus2, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { FocusPicture } from './focus-picture';
import classes from './media-field.module.css';
import { PosterChoice } from './poster-choice';
import type { ShownFile } from './use-form-file';
import { posterWording, wording } from './wording';

interface PreviewProps {
  field: ShownFile;
  shown: NonNullable<ShownFile['shown']>;
  isBusy: boolean;
}

/** The chosen or stored file. An image may be marked with its focal point. */
export function MediaPreview(props: PreviewProps) {
  const [isMarking, setMarking] = useState(false);
  const { field, shown, isBusy } = props;
  const { focus } = field;
  if (!focus) return <PlainPreview {...props} />;
  return (
    <>
      {isMarking ? (
        <>
          <FocusPicture src={shown.url} alt={field.alt} focus={focus.point} onSet={focus.set} />
          <Text size="sm" c="dimmed">
            {wording.focusHint}
          </Text>
        </>
      ) : (
        <PlainPreview {...props} />
      )}
      <Button
        variant="default"
        leftSection={<IconFocus2 size={18} aria-hidden />}
        disabled={isBusy}
        onClick={() => setMarking(!isMarking)}
      >
        {isMarking ? wording.focusSet : wording.setFocus}
      </Button>
    </>
  );
}

function PlainPreview({ field, shown, isBusy }: PreviewProps) {
  const { kind, url, name } = shown;
  const { poster } = field;
  const label = wording.remove[kind];
  return (
    <>
      <div className={classes.preview}>
        {kind === 'image' ? (
          <img src={url} alt={field.alt || name || wording.savedPreview} className={classes.picture} />
        ) : (
          // The owner's own upload has no captions.
          // biome-ignore lint/a11y/useMediaCaption: a preview of a file that was just chosen
          <video
            src={url}
            poster={poster?.url ?? undefined}
            controls
            preload="metadata"
            className={classes.picture}
          />
        )}
        <Tooltip label={label}>
          <ActionIcon
            className={classes.remove}
            variant="filled"
            color="dark"
            aria-label={label}
            disabled={isBusy}
            onClick={field.remove}
          >
            <IconTrash size={20} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      </div>
      {kind === 'video' && poster && (
        <>
          {!poster.url && <Text size="sm">{posterWording.noPoster}</Text>}
          <PosterChoice film={{ url, name }} name={wording.film} onPicture={poster.choose} />
        </>
      )}
    </>
  );
}

import { Button, Group, Modal, Text, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { ALT_LENGTH } from '../../../cms/src/shared/uploads';
import { wording as mediaWording } from '../media/wording';
import classes from './markdown-field.module.css';
import type { TextPictures } from './use-text-pictures';
import { wording } from './wording';

/** Asks for descriptions of the pictures before they are inserted. */
export function PictureDialog({ pictures }: { pictures: TextPictures }) {
  const { asked } = pictures;
  const insert = (event: FormEvent) => {
    event.preventDefault();
    // Prevents submitting the form around the text.
    event.stopPropagation();
    pictures.insert();
  };
  return (
    <Modal
      opened={asked.length > 0}
      onClose={pictures.cancel}
      title={wording.pictures.dialog(asked.length)}
      // Keeps the cursor after the inserted picture.
      returnFocus={false}
      onExitTransitionEnd={() => pictures.textarea.current?.focus({ preventScroll: true })}
    >
      <form onSubmit={insert}>
        <Text size="sm" c="dimmed" mb="sm">
          {mediaWording.altHint}
        </Text>
        {asked.map(({ key, preview, alt, file }, index) => (
          <div key={key} className={classes.asked}>
            <img src={preview} alt="" className={classes.thumb} />
            <TextInput
              className={classes.alt}
              label={mediaWording.altLabel.image}
              description={file.name}
              maxLength={ALT_LENGTH}
              value={alt}
              data-autofocus={index === 0 || undefined}
              onChange={(event) => pictures.describe(key, event.currentTarget.value)}
            />
          </div>
        ))}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={pictures.cancel}>
            {wording.pictures.cancel}
          </Button>
          <Button type="submit">{wording.pictures.insert(asked.length)}</Button>
        </Group>
      </form>
    </Modal>
  );
}

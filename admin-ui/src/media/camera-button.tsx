import { Button } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import type { ChangeEvent } from 'react';
import classes from './media-field.module.css';
import { wording } from './wording';

/** Opens the camera; shown on devices that have one to hold. */
export function CameraButton({ onPhoto, disabled }: { onPhoto: (file: File) => void; disabled?: boolean }) {
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [photo] = currentTarget.files ?? [];
    if (photo) onPhoto(photo);
    currentTarget.value = '';
  };
  return (
    <Button
      component="label"
      variant="default"
      className={classes.camera}
      leftSection={<IconCamera size={18} aria-hidden />}
      data-disabled={disabled || undefined}
    >
      {wording.takePhoto}
      <input
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={wording.takePhoto}
        disabled={disabled}
        onChange={take}
        hidden
      />
    </Button>
  );
}

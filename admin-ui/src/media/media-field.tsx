import { Button, Progress, Text, TextInput } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useDropzone } from 'react-dropzone';
import { ALT_LENGTH, UPLOAD_LIMITS } from '../../../cms/src/shared/uploads';
import { confirmAction } from '../kit/delete/confirm-action';
import { showProblem } from '../notifications/toasts';
import { CameraButton } from './camera-button';
import { IMAGES } from './file-types';
import classes from './media-field.module.css';
import { MediaPreview } from './media-preview';
import { usePastedFiles } from './pasted-files';
import { ProblemText } from './problem-text';
import type { ShownFile } from './use-form-file';
import { wording } from './wording';

interface MediaFieldProps {
  /** 'Image' or 'Media' */
  label: string;
  /** Where visitors see it. */
  hint?: string | undefined;
  field: ShownFile;
  /** Locks the field during a save: the save would not send changes, and the form may close after it. */
  isHeld?: boolean;
  /** Ignores pasted files, because another field on the page receives them. */
  ignoresPaste?: boolean;
  /** Ignores files pasted elsewhere on the page. */
  pastesOnlyInside?: boolean;
}

/** Takes one file by dialog, drop, paste or camera. Shows a preview, its problem and its description. */
export function MediaField({
  label,
  hint,
  field,
  isHeld = false,
  ignoresPaste,
  pastesOnlyInside,
}: MediaFieldProps) {
  const { purpose, shown, problem, progress } = field;
  const isBusy = isHeld || field.isChecking;
  const takesVideo = UPLOAD_LIMITS[purpose].video !== undefined;
  const take = (files: readonly File[]) => {
    const [file] = files;
    if (files.length > 1) showProblem(wording.onlyFirst);
    if (file) field.choose(file);
  };
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: takesVideo ? { ...IMAGES, 'video/*': ['.mov'] } : IMAGES,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled: isBusy,
    noDragEventsBubbling: true,
    // Refused files are checked, too: the content decides, and the sentence gives the reason.
    onDrop: (accepted, rejected) => take([...accepted, ...rejected.map(({ file }) => file)]),
  });
  usePastedFiles(
    async (files) => {
      if (isBusy || ignoresPaste) return;
      // Ask before a pasted file replaces a chosen one.
      const question = { question: wording.replaceQuestion, yes: wording.replaceYes };
      if (!shown || (await confirmAction(question))) take(files);
    },
    pastesOnlyInside ? field.place : undefined,
  );

  return (
    <fieldset ref={field.place} className={classes.field}>
      <legend className={classes.label}>{label}</legend>
      <div
        {...getRootProps({
          className: classes.zone,
          'data-over': isDragActive,
          'data-filled': shown !== null,
        })}
      >
        {/* Hidden from screen readers: the button opens it. */}
        <input {...getInputProps({ 'aria-label': label, hidden: true })} />
        {/* Another image starts without the marks of the one before. */}
        {shown && <MediaPreview key={shown.url} field={field} shown={shown} isBusy={isBusy} />}
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<IconUpload size={18} aria-hidden />}
            onClick={open}
            disabled={isBusy}
          >
            {shown ? wording.replace : wording.choose}
          </Button>
          <CameraButton onPhoto={field.choose} disabled={isBusy} />
          <Text size="sm" c="dimmed" className={classes.drop}>
            {wording.drop}
          </Text>
        </div>
        <Text size="sm" c="dimmed">
          {[hint, wording.hints[purpose]].filter(Boolean).join('. ')}
        </Text>
        {field.isChecking && (
          <Text size="sm" role="status">
            {wording.checking}
          </Text>
        )}
        {field.removesSaved && <Removed onKeep={field.keepSaved} disabled={isBusy} />}
        {problem && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            <ProblemText text={problem} />
            <Button
              variant="subtle"
              size="compact-md"
              disabled={isBusy}
              onClick={field.again ?? field.continueWithout}
            >
              {field.again ? wording.tryAgain : wording.continueWithout}
            </Button>
          </Text>
        )}
        {progress !== null && (
          <Progress className={classes.progress} value={progress} size="lg" aria-label={wording.uploading} />
        )}
      </div>
      {shown && (
        <TextInput
          label={wording.altLabel[shown.kind]}
          description={wording.altHint}
          value={field.alt}
          readOnly={isBusy}
          classNames={{ input: classes.alt }}
          maxLength={ALT_LENGTH}
          onChange={(event) => field.setAlt(event.currentTarget.value)}
        />
      )}
    </fieldset>
  );
}

function Removed({ onKeep, disabled }: { onKeep: () => void; disabled: boolean }) {
  return (
    <Text size="sm">
      <span>{wording.removed}</span>{' '}
      <Button variant="subtle" size="compact-md" onClick={onKeep} disabled={disabled}>
        {wording.keepAfterAll}
      </Button>
    </Text>
  );
}

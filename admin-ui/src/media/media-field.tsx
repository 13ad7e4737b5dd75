import { ActionIcon, Button, Progress, Text, TextInput, Tooltip } from '@mantine/core';
import { IconFocus2, IconTrash, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { ALT_LENGTH, UPLOAD_LIMITS, type UploadKind } from '../../../cms/src/shared/uploads';
import { confirmAction } from '../kit/delete/confirm-action';
import { showProblem } from '../notifications/toasts';
import { CameraButton } from './camera-button';
import { IMAGES } from './file-types';
import { FocusPicture } from './focus-picture';
import classes from './media-field.module.css';
import { usePastedFiles } from './pasted-files';
import { PosterChoice } from './poster-choice';
import { ProblemText } from './problem-text';
import type { ShownFile } from './use-form-file';
import { WhoIsShown } from './who-is-shown';
import { posterWording, wording } from './wording';

/** Uses whose images often show others. */
const ASKED: ReadonlySet<UploadKind> = new Set(['event', 'project', 'blog', 'page']);

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
      {field.added && shown?.kind === 'image' && ASKED.has(purpose) && (
        <WhoIsShown key={field.added} file={field.added} />
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

interface PreviewProps {
  field: ShownFile;
  shown: NonNullable<ShownFile['shown']>;
  isBusy: boolean;
}

/** The chosen or stored file. An image may be marked with its focal point. */
function MediaPreview(props: PreviewProps) {
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

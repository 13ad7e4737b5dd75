import { Button, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { ArrivingList } from './arriving-list';
import { CameraButton } from './camera-button';
import classes from './file-place.module.css';
import { PastedFiles } from './pasted-files';
import type { Uploads } from './use-uploads';
import { wording } from './wording';

interface FilePlaceProps {
  label: string;
  hint: string;
  choose: string;
  /** Accepted media types and file extensions, for the file dialog. */
  accept: Record<string, string[]>;
  /** Accepts several files at once; if omitted, only the first is used. */
  many?: boolean;
  /** The main place for files on its page also takes photos, and files pasted anywhere. */
  isMain?: boolean;
  arriving: Uploads;
  error?: ReactNode;
  children: ReactNode;
}

/** Takes files by dialog or drop, and shows running uploads and refused files. */
export function FilePlace({
  label,
  hint,
  choose,
  accept,
  many = false,
  isMain = false,
  arriving,
  error,
  children,
}: FilePlaceProps) {
  const take = (files: readonly File[]) => arriving.give(many ? files : files.slice(0, 1));
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept,
    multiple: many,
    noClick: true,
    noKeyboard: true,
    noDragEventsBubbling: true,
    // Refused files are checked, too: the content decides, and the sentence gives the reason.
    onDrop: (accepted, rejected) => take([...accepted, ...rejected.map(({ file }) => file)]),
  });
  return (
    <fieldset className={classes.place}>
      <legend className={classes.label}>{label}</legend>
      <div {...getRootProps({ className: classes.zone, 'data-over': isDragActive })}>
        {/* Hidden from screen readers: the button opens it. */}
        <input {...getInputProps({ 'aria-label': label, hidden: true })} />
        {children}
        <ArrivingList arriving={arriving} />
        <div className={classes.choosing}>
          <Button variant="default" leftSection={<IconUpload size={18} aria-hidden />} onClick={open}>
            {choose}
          </Button>
          {isMain && (
            <>
              <PastedFiles onFiles={take} />
              <CameraButton onPhoto={(photo) => take([photo])} />
            </>
          )}
          <Text size="sm" c="dimmed" className={classes.drop}>
            {isMain ? wording.dropOrPaste : wording.dropSeveral}
          </Text>
        </div>
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      </div>
      {error && (
        <Text size="sm" c="var(--mantine-color-error)">
          {error}
        </Text>
      )}
    </fieldset>
  );
}

import { ActionIcon, Button, Progress, Text } from '@mantine/core';
import { IconUpload, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import classes from './digitals.module.css';
import type { ArrivingFiles } from './use-arriving-files';
import { wording } from './wording';

interface FilePlaceProps {
  label: string;
  hint: string;
  choose: string;
  /** Accepted media types and file extensions, for the file dialog. */
  accept: Record<string, string[]>;
  /** Accepts several files at once; if omitted, only the first is used. */
  many?: boolean;
  arriving: ArrivingFiles;
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
  arriving,
  error,
  children,
}: FilePlaceProps) {
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept,
    multiple: many,
    noClick: true,
    noKeyboard: true,
    noDragEventsBubbling: true,
    // Refused files are checked, too: the content decides, and the sentence gives the reason.
    onDrop: (accepted, rejected) => {
      const files = [...accepted, ...rejected.map(({ file }) => file)];
      arriving.give(many ? files : files.slice(0, 1));
    },
  });
  return (
    <fieldset className={classes.place}>
      <legend className={classes.label}>{label}</legend>
      <div {...getRootProps({ className: classes.zone, 'data-over': isDragActive })}>
        {/* Hidden from screen readers: the button opens it. */}
        <input {...getInputProps({ 'aria-label': label, hidden: true })} />
        {children}
        <ul className={classes.arriving}>
          {arriving.files.map((file) => (
            <li key={file.key} className={classes.arrivingFile}>
              <div className={classes.fate}>
                <span className={classes.name}>{file.name}</span>
                {file.problem ? (
                  <Text size="sm" c="var(--mantine-color-error)" role="alert">
                    {file.problem}
                  </Text>
                ) : (
                  <Progress value={file.percent ?? 0} aria-label={wording.uploading(file.name)} />
                )}
              </div>
              {file.again && (
                <Button size="compact-md" variant="light" onClick={file.again}>
                  {wording.tryAgain}
                </Button>
              )}
              {file.problem && (
                <ActionIcon
                  aria-label={wording.dismiss(file.name)}
                  title={wording.dismiss(file.name)}
                  variant="subtle"
                  color="gray"
                  onClick={() => arriving.drop(file.key)}
                >
                  <IconX size={20} stroke={1.75} />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
        <div className={classes.choosing}>
          <Button variant="default" leftSection={<IconUpload size={18} aria-hidden />} onClick={open}>
            {choose}
          </Button>
          <Text size="sm" c="dimmed" className={classes.drop}>
            {wording.drop}
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

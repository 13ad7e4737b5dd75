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
  /** What the button says. */
  choose: string;
  /** What the file dialog offers: media types and endings. */
  accept: Record<string, string[]>;
  /** Takes several files at once; without it only the first is taken. */
  many?: boolean;
  arriving: ArrivingFiles;
  /** What is wrong with the field. */
  error?: ReactNode;
  /** What is there already. */
  children: ReactNode;
}

/** Where files are chosen or dropped, with those on their way and those that were not taken. */
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
    // A refused file goes the same way: the content decides, and the sentence says why.
    onDrop: (accepted, rejected) => {
      const files = [...accepted, ...rejected.map(({ file }) => file)];
      arriving.give(many ? files : files.slice(0, 1));
    },
  });
  return (
    <fieldset className={classes.place}>
      <legend className={classes.label}>{label}</legend>
      <div {...getRootProps({ className: classes.zone, 'data-over': isDragActive })}>
        {/* Reached by the button; a screen reader would meet it as a second one. */}
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

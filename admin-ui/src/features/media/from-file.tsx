import { Button } from '@mantine/core';
import { useState } from 'react';
import type { EditorForm } from '../../kit/form/use-editor-form';
import classes from './media.module.css';
import { type MediaEntry, type MediaFields, mediaFields } from './media-entry';
import { wording } from './wording';

interface FromFileProps {
  says: MediaEntry['says'];
  editor: Pick<EditorForm<MediaFields>, 'form'>;
}

const OFFERED = ['photographer', 'copyrightNotice', 'licence'] as const;

/** Offers the metadata that was removed from the file; one press copies an entry to the form. */
export function FromFile({ says, editor: { form } }: FromFileProps) {
  const [taken, setTaken] = useState<readonly string[]>([]);
  const offered = OFFERED.filter(
    (name) => says[name] && says[name] !== form.getValues()[name] && !taken.includes(name),
  );
  if (offered.length === 0) return null;
  const take = (name: (typeof OFFERED)[number]) => {
    form.setFieldValue(name, says[name] ?? '');
    setTaken([...taken, name]);
    form.getInputNode(name)?.focus();
  };
  return (
    <section className={classes.fromFile} aria-label={wording.fromFile}>
      <span className={classes.fact}>{wording.fromFile}</span>
      <ul className={classes.offers}>
        {offered.map((name) => (
          <li key={name} className={classes.offer}>
            <span>
              {mediaFields[name].props.label}: <span>{says[name]}</span>
            </span>
            <Button
              variant="default"
              aria-label={wording.takeLabel(mediaFields[name].props.label)}
              onClick={() => take(name)}
            >
              {wording.use}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

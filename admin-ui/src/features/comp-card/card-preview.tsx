import { Anchor, Loader, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { type ChosenPicture, previewAddress } from './comp-card';
import classes from './comp-card.module.css';
import { wording } from './wording';

/** Wait before a dragged picture is rendered again, in milliseconds. */
const RESTS_MS = 350;

/** Previews both sides of the current choice, rendered like the PDF, and links to the files of the saved card. */
export function CardPreview({ chosen }: { chosen: ChosenPicture[] }) {
  const current = chosen.length > 0 ? previewAddress(chosen) : null;
  const [address] = useDebouncedValue(current, RESTS_MS);
  const [drawn, setDrawn] = useState<{ address: string; failed: boolean } | null>(null);
  const waiting = drawn?.address !== current;
  return (
    <section className={classes.preview} aria-labelledby="card-preview">
      <div className={classes.inSight}>
        <Title order={2} size="h3" id="card-preview">
          {wording.preview}
        </Title>
        {!current && <Text c="dimmed">{wording.noPreview}</Text>}
        {current && address && (
          <div className={classes.drawing} data-waiting={waiting || undefined} aria-busy={waiting}>
            <img
              src={address}
              alt={wording.previewOf}
              width={1296}
              height={979}
              onLoad={() => setDrawn({ address, failed: false })}
              onError={() => setDrawn({ address, failed: true })}
            />
            {waiting && (
              <Loader className={classes.wheel} size="sm" role="img" aria-label={wording.drawing} />
            )}
          </div>
        )}
        {current && drawn?.failed && (
          <Text c="dimmed" role="status">
            {wording.previewFailed}
          </Text>
        )}
        <Text fw={600}>{wording.files}</Text>
        <ul className={classes.files}>
          {wording.fileLinks.map(({ href, label }) => (
            <li key={href}>
              <Anchor href={href} target="_blank">
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import { Group, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { BusyButton } from '../../manager/busy-button';
import type { Page } from '../../manager/list-search';
import { UnsavedGuard } from '../../manager/unsaved-guard';
import { CardPicture } from '../../media/card-picture';
import { showDone, showProblem } from '../../outcomes/toasts';
import classes from './media.module.css';
import type { MediaEntry } from './media-entry';
import { describeMany } from './queries';
import { wording } from './wording';

/** Characters; as many as the CMS keeps. */
const LONGEST = 500;
/** Device pixels of a card's picture. */
const CARD_PIXELS = 500;

type Typed = Readonly<Record<string, { entry: MediaEntry; alternativeText: string }>>;

/** What was typed below pictures, on whichever page of the list, until it is saved. */
export function useDescriptions() {
  const client = useQueryClient();
  const save = useMutation(describeMany());
  const [typed, setTyped] = useState<Typed>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const type = (entry: MediaEntry, alternativeText: string) => {
    const { [entry.documentId]: _former, ...others } = typed;
    const isChanged = alternativeText !== entry.alternativeText;
    setTyped(isChanged ? { ...others, [entry.documentId]: { entry, alternativeText } } : others);
  };
  const saveAll = async () => {
    const sent = Object.values(typed);
    const refused = await save.mutateAsync(sent).catch(() => undefined);
    // Nothing was answered: all that was typed stays.
    if (!refused) return;
    setProblems(refused);
    setTyped((now) =>
      Object.fromEntries(
        Object.entries(now).filter(
          ([id, { alternativeText }]) =>
            refused[id] ||
            !sent.some((one) => one.entry.documentId === id && one.alternativeText === alternativeText),
        ),
      ),
    );
    await client.invalidateQueries({ queryKey: ['media'] });
    const failed = Object.keys(refused).length;
    if (failed > 0) showProblem(wording.notDescribed);
    if (sent.length > failed) showDone(wording.described(sent.length - failed));
  };
  return { typed, problems, type, saveAll, saving: save.isPending };
}

interface DescribeManyProps {
  page: Page<MediaEntry>;
  descriptions: ReturnType<typeof useDescriptions>;
}

/** Each picture of the page with a place to say what it shows. */
export function DescribeMany({ page, descriptions }: DescribeManyProps) {
  const { typed, problems, type, saveAll, saving } = descriptions;
  const departure = useRef<(() => void) | null>(null);
  const count = Object.keys(typed).length;
  return (
    <>
      <UnsavedGuard hasChanges={() => count > 0} saving={saving} departure={departure} />
      <Group justify="space-between">
        <p className={classes.fact}>{wording.describeHint}</p>
        <BusyButton busy={saving} busyLabel={wording.saving} onClick={() => void saveAll()}>
          {wording.saveAll(count)}
        </BusyButton>
      </Group>
      <ul className={classes.grid}>
        {page.items.map((entry) => (
          <li key={entry.documentId} className={classes.described}>
            <CardPicture
              image={entry.file?.kind === 'image' ? { ...entry.file, alt: '' } : null}
              ratio="1 / 1"
              pixels={CARD_PIXELS}
              missing={wording.video}
            />
            <Textarea
              aria-label={wording.describes(entry.name)}
              description={entry.name}
              autosize
              minRows={2}
              maxLength={LONGEST}
              value={typed[entry.documentId]?.alternativeText ?? entry.alternativeText}
              error={problems[entry.documentId]}
              onChange={({ currentTarget }) => type(entry, currentTarget.value)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

import { Group, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { ALT_LENGTH } from '../../../../cms/src/shared/uploads';
import { dropLocalDraft, readLocalDraft, saveLocalDraft } from '../../kit/drafts/local-draft';
import { BusyButton } from '../../kit/form/busy-button';
import { RestoredDraft } from '../../kit/form/editor-frame';
import { UnsavedGuard } from '../../kit/form/unsaved-guard';
import type { Page } from '../../kit/list/list-search';
import { CardPicture } from '../../media/card-picture';
import { showDone, showProblem } from '../../notifications/toasts';
import classes from './media.module.css';
import type { MediaEntry } from './media-entry';
import { describeMany } from './queries';
import { wording } from './wording';

/** Width of a card's picture in device pixels. */
const CARD_PIXELS = 500;

/** By the file's documentId; with the revision of the file that the description was typed for. */
const typedDescriptions = z.record(
  z.string(),
  z.object({ documentId: z.string(), revision: z.number(), alternativeText: z.string() }),
);
type Typed = Readonly<z.infer<typeof typedDescriptions>>;

const DRAFT = 'descriptions';

function readTyped(): { typed: Typed; keptAt: string } | null {
  const draft = readLocalDraft(DRAFT, { typed: {} });
  const typed = typedDescriptions.safeParse(draft?.values.typed);
  return draft && typed.success ? { typed: typed.data, keptAt: draft.keptAt } : null;
}

function saveTyped(typed: Typed): void {
  const isEmpty = Object.keys(typed).length === 0;
  if (isEmpty) dropLocalDraft(DRAFT);
  else
    saveLocalDraft(DRAFT, { values: { typed }, revision: 0, keptAt: new Date().toISOString(), elsewhere: 0 });
}

/** Keeps the descriptions typed on any page of the list on this device until they are saved. */
export function useDescriptions() {
  const client = useQueryClient();
  const save = useMutation(describeMany());
  const [restored, setRestored] = useState(readTyped);
  const [typed, setTyped] = useState<Typed>(restored?.typed ?? {});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const change = (to: Typed) => {
    setTyped(to);
    saveTyped(to);
  };
  const type = ({ documentId, revision, ...entry }: MediaEntry, alternativeText: string) => {
    const { [documentId]: _former, ...others } = typed;
    const isChanged = alternativeText !== entry.alternativeText;
    change(isChanged ? { ...others, [documentId]: { documentId, revision, alternativeText } } : others);
  };
  const saveAll = async () => {
    const sent = Object.values(typed);
    const refused = await save.mutateAsync(sent).catch(() => undefined);
    // Without a response, keep everything that was typed.
    if (!refused) return;
    const unsaved = (now: Typed) =>
      Object.fromEntries(
        Object.entries(now).filter(
          ([id, { alternativeText }]) =>
            refused[id] ||
            !sent.some((one) => one.documentId === id && one.alternativeText === alternativeText),
        ),
      );
    setProblems(refused);
    setRestored(null);
    setTyped(unsaved);
    // Read the draft again: the page may have been left and reopened since then.
    saveTyped(unsaved(readTyped()?.typed ?? {}));
    await client.invalidateQueries({ queryKey: ['media'] });
    const failed = Object.keys(refused).length;
    if (failed > 0) showProblem(wording.notDescribed);
    if (sent.length > failed) showDone(wording.described(sent.length - failed));
  };
  const discard = () => {
    setRestored(null);
    setProblems({});
    change({});
  };
  return {
    typed,
    problems,
    type,
    saveAll,
    isSaving: save.isPending,
    /** Time of the restored draft (ISO 8601), or null. */
    restoredFrom: restored?.keptAt ?? null,
    discard,
  };
}

interface DescribeManyProps {
  page: Page<MediaEntry>;
  descriptions: ReturnType<typeof useDescriptions>;
}

export function DescribeMany({ page, descriptions }: DescribeManyProps) {
  const { typed, problems, type, saveAll, isSaving, restoredFrom, discard } = descriptions;
  const blockedNavigation = useRef<(() => void) | null>(null);
  const count = Object.keys(typed).length;
  return (
    <>
      <UnsavedGuard
        hasChanges={() => count > 0}
        isSaving={isSaving}
        survivesSearch
        blockedNavigation={blockedNavigation}
      />
      {restoredFrom && <RestoredDraft from={restoredFrom} onDiscard={discard} />}
      <Group justify="space-between">
        <p className={classes.fact}>{wording.describeHint}</p>
        <BusyButton busy={isSaving} busyLabel={wording.saving} onClick={() => void saveAll()}>
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
              maxLength={ALT_LENGTH}
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

import { Text } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { movedBeside, movedTo, SortableGrid } from '../../kit/list/sortable-grid';
import { wording as kitWording } from '../../kit/wording';
import { FilePlace } from '../../media/file-place';
import { FILMS, IMAGES } from '../../media/file-types';
import { wording as mediaWording } from '../../media/wording';
import { DECISION_UNDO_MS, offerUndo } from '../../notifications/toasts';
import { hasCover, keyed, type StoryEntry } from './story';
import { type EntryActions, StoryEntryRow } from './story-entry';
import classes from './story-field.module.css';
import type { StoryFiles } from './use-story-files';
import { storyWording as say } from './wording';

const KINDS = { ...IMAGES, ...FILMS };

interface StoryFieldProps {
  /** Contains the field. */
  place: RefObject<HTMLDivElement | null>;
  entries: readonly StoryEntry[];
  onChange: (change: (before: StoryEntry[]) => StoryEntry[]) => void;
  files: StoryFiles;
  error: ReactNode;
}

/** The pictures and films of a piece in one list, which is sorted by mouse, finger or keyboard. */
export function StoryField({ place, entries, onChange, files, error }: StoryFieldProps) {
  const undoOffers = useRef<(() => void)[]>([]);
  useEffect(() => () => undoOffers.current.forEach((end) => void end()), []);
  const rows = keyed(entries);
  const focusIn = (row: string, wanted: string) =>
    place.current?.querySelector<HTMLElement>(`[data-entry="${row}"] ${wanted}`)?.focus();

  const remove = (at: number) => {
    const entry = entries[at];
    if (!entry) return;
    const next = rows[at + 1] ?? rows[at - 1];
    flushSync(() => onChange((before) => before.toSpliced(at, 1)));
    if (next) focusIn(next.documentId, 'button[name=remove]');
    const undo = () => onChange((before) => before.toSpliced(Math.min(at, before.length), 0, entry));
    const sentence = kitWording.partTaken(say.name(entry.kind, at));
    undoOffers.current.push(offerUndo({ sentence, forMs: DECISION_UNDO_MS, undo }));
  };
  const actions: EntryActions = {
    change: (at, to) =>
      onChange((before) => before.map((entry, index) => (index === at ? { ...entry, ...to } : entry))),
    move: (from, to) => onChange((before) => movedTo(before, from, to)),
    remove,
    describeNext: (at) => focusIn(rows[at + 1]?.documentId ?? '', 'input[data-describes]'),
  };

  return (
    <div ref={place}>
      <FilePlace
        label={say.label}
        hint={[entries.length === 0 && say.hint, mediaWording.hints.portfolio].filter(Boolean).join(' ')}
        choose={entries.length > 0 ? say.chooseMore : say.choose}
        accept={KINDS}
        many
        isMain
        arriving={files.ofList}
        error={error}
      >
        {rows.length > 1 && (
          <Text size="sm" c="dimmed">
            {`${say.hint} ${say.describeHint}`}
          </Text>
        )}
        <SortableGrid
          className={classes.list}
          items={rows}
          onMove={(id, beside) =>
            onChange((before) =>
              movedBeside(keyed(before), ({ documentId }) => documentId, id, beside).map(
                ({ entry }) => entry,
              ),
            )
          }
        >
          {({ entry, at, documentId }, handle) => (
            <StoryEntryRow
              row={documentId}
              entry={entry}
              at={at}
              count={rows.length}
              handle={handle}
              actions={actions}
              files={files.ofFilm(entry)}
              hasCover={hasCover(entries)}
            />
          )}
        </SortableGrid>
      </FilePlace>
    </div>
  );
}

import { Button } from '@mantine/core';
import { IconCalendarClock } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Loading } from '../../manager/loaded';
import type { Editable } from '../../manager/use-editor-form';
import type { ContentType } from '../content-types';
import type { Ready } from '../ready/use-ready';
import { wording } from './wording';

const ScheduleDialog = lazy(() => import('./schedule-dialog'));

interface ScheduleButtonProps {
  contentType: ContentType;
  editor: { item: (Editable & { title: string }) | null; hasChanges: (also: boolean) => boolean };
  ready: Ready;
}

/** The way from a form to when its item goes out and leaves; nothing for a new one. */
export function ScheduleButton({ contentType, editor: { item, hasChanges }, ready }: ScheduleButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (!item) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarClock size={20} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {wording.schedule}
      </Button>
      {isOpen && (
        <Suspense fallback={<Loading />}>
          <ScheduleDialog
            about={{ contentType, documentId: item.documentId }}
            name={item.title}
            hasUnsaved={hasChanges(false)}
            onReady={() => {
              setOpen(false);
              ready.look();
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

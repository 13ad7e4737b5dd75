import { Button } from '@mantine/core';
import { IconCalendarClock } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Editable } from '../../kit/form/use-draft';
import { Loading } from '../../kit/page/loaded';
import type { ContentType } from '../content-types';
import type { PublishCheck } from '../publish-check/use-publish-check';
import type { ScheduleValues } from './schedule';
import { wording } from './wording';

const ScheduleDialog = lazy(() => import('./schedule-dialog'));

interface ScheduleButtonProps {
  contentType: ContentType;
  editor: { item: (Editable & { title: string }) | null; hasChanges: (also: boolean) => boolean };
  publishCheck: PublishCheck;
}

/** Opens the publishing schedule of a form's item; hidden for a new item. */
export function ScheduleButton({
  contentType,
  editor: { item, hasChanges },
  publishCheck,
}: ScheduleButtonProps) {
  const [isOpen, setOpen] = useState(false);
  // Values typed before a readiness check; the dialog starts with them next time.
  const [typed, setTyped] = useState<ScheduleValues>();
  if (!item) return null;
  const close = () => {
    setOpen(false);
    setTyped(undefined);
  };
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
            typed={typed}
            onReady={(values) => {
              setTyped(values);
              setOpen(false);
              publishCheck.open();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { selectPart } from '../../kit/fields/select-part';
import { Loading } from '../../kit/page/loaded';
import type { CheckedDraft, Fix } from './checked-draft';
import { wording } from './wording';

const PublishCheckPanel = lazy(() => import('./publish-check-panel'));

interface PublishCheckOptions {
  draft: () => CheckedDraft;
  form: { getInputNode(path: string): HTMLElement | null };
  /** Leads to the description of the cover, or of another picture of a story by its index. */
  cover: { goTo(at?: number): void };
}

export type PublishCheck = ReturnType<typeof usePublishCheck>;

/** Checks a form before it is published, and offers ways to correct it. It warns and never blocks. */
export function usePublishCheck({ draft, form, cover }: PublishCheckOptions) {
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<{ draft: CheckedDraft; goOn?: () => void } | null>(null);
  const [wanted, setWanted] = useState<Fix | null>(null);
  const [isChecking, setChecking] = useState(false);

  const goTo = (fix: Fix) => {
    setWanted(fix);
    if (fix.to === 'cover') cover.goTo();
    if (fix.to === 'frame') cover.goTo(fix.at);
    if (fix.to === 'field') selectPart(form.getInputNode(fix.name), fix);
  };

  const findings = async () => {
    setChecking(true);
    try {
      const { currentFindings } = await import('./queries');
      return await currentFindings(draft(), queryClient);
    } catch {
      // A failed check must not prevent publishing.
      return [];
    } finally {
      setChecking(false);
    }
  };

  const panel: ReactNode = opened && (
    <Suspense fallback={<Loading />}>
      <PublishCheckPanel {...opened} onFix={goTo} onClose={() => setOpened(null)} />
    </Suspense>
  );

  return {
    panel,
    /** The finding that the owner last followed; collapsed sections open for it. */
    wanted,
    isChecking,
    open: () => setOpened({ draft: draft() }),
    /** Publishes at once without findings; otherwise the panel asks. */
    beforePublishing: async (goOn: () => void) => {
      if ((await findings()).length > 0) setOpened({ draft: draft(), goOn });
      else goOn();
    },
  };
}

export function PublishCheckButton({ check }: { check: PublishCheck }) {
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconListCheck size={18} stroke={1.75} aria-hidden />}
        onClick={check.open}
        style={{ alignSelf: 'start', justifySelf: 'start' }}
      >
        {wording.ready}
      </Button>
      {check.panel}
    </>
  );
}

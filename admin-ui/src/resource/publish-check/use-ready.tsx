import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { selectPart } from '../../kit/fields/select-part';
import { Loading } from '../../kit/page/loaded';
import type { MediaField } from '../../media/use-media-field';
import type { Fix, ReadyDraft } from './ready-draft';

const ReadyPanel = lazy(() => import('./ready-panel'));

interface ReadyOptions {
  draft: () => ReadyDraft;
  form: { getInputNode(path: string): HTMLElement | null };
  cover: MediaField;
}

export type Ready = ReturnType<typeof useReady>;

/** Checks a form before it is published, and offers ways to correct it. It warns and never blocks. */
export function useReady({ draft, form, cover }: ReadyOptions) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<{ draft: ReadyDraft; goOn?: () => void } | null>(null);
  const [wanted, setWanted] = useState<Fix | null>(null);
  const [isLooking, setLooking] = useState(false);

  const goTo = (fix: Fix) => {
    setWanted(fix);
    if (fix.to === 'cover') cover.goTo();
    if (fix.to === 'field') selectPart(form.getInputNode(fix.name), fix);
  };

  const findings = async () => {
    setLooking(true);
    try {
      const { findingsNow } = await import('./findings-now');
      return await findingsNow(draft(), queryClient);
    } catch {
      // A failed check must not prevent publishing.
      return [];
    } finally {
      setLooking(false);
    }
  };

  const panel: ReactNode = asked && (
    <Suspense fallback={<Loading />}>
      <ReadyPanel {...asked} onFix={goTo} onClose={() => setAsked(null)} />
    </Suspense>
  );

  return {
    panel,
    /** The finding that the owner last followed; collapsed sections open for it. */
    wanted,
    isLooking,
    look: () => setAsked({ draft: draft() }),
    /** Publishes at once without findings; otherwise the panel asks. */
    before: async (goOn: () => void) => {
      if ((await findings()).length > 0) setAsked({ draft: draft(), goOn });
      else goOn();
    },
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Loading } from '../../manager/loaded';
import { selectPart } from '../../manager/select-part';
import type { MediaField } from '../../media/use-media-field';
import type { Fix, ReadyDraft } from './ready-draft';

const ReadyPanel = lazy(() => import('./ready-panel'));

interface ReadyOptions {
  /** What the form holds now, saved or not. */
  draft: () => ReadyDraft;
  form: { getInputNode(path: string): HTMLElement | null };
  cover: MediaField;
}

export type Ready = ReturnType<typeof useReady>;

/** What is missing or wrong in a form before it goes out, and the ways to put it right. It warns and never blocks. */
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
      // Nobody can say: that is no reason to keep it in.
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
    /** Where somebody was sent last; what is folded away opens for it. */
    wanted,
    isLooking,
    /** Shows the panel. */
    look: () => setAsked({ draft: draft() }),
    /** Goes on at once when there is nothing to look at; else the panel asks. */
    before: async (goOn: () => void) => {
      if ((await findings()).length > 0) setAsked({ draft: draft(), goOn });
      else goOn();
    },
  };
}

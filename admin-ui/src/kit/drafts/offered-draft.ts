import { useState, useSyncExternalStore } from 'react';
import type { VersionLine } from '../fields/fields';
import type { DraftStore } from './draft-store';
import type { RemoteDraft } from './remote-draft';

export interface OfferedDraft {
  offer: Pick<RemoteDraft, 'keptAt'> | null;
  /** Whether other devices currently cannot continue this draft. */
  isLocalOnly: boolean;
  /** Fills the form with the draft. Asks first if other changes would be lost. */
  take: () => void;
  discard: () => void;
  question: { offered: VersionLine[]; here: VersionLine[] } | null;
  /** Answers the question and closes it. */
  answer: (chosen: 'offered' | 'here' | 'later') => void;
}

interface Options<Values extends object> {
  drafts: DraftStore<Values>;
  /** Revision of the item in the form; 0 for a new one. */
  itemRevision: number;
  isChanged: boolean;
  shown: () => Values;
  lines: (values: Values) => VersionLine[];
  /** @param draft the values, and the revision of the item that they are now based on */
  fill: (values: Values, draft: { revision: number; keptAt: string }) => void;
  keepShown: () => void;
}

/** Lets the owner continue a draft from another device, or keep the one in this form. */
export function useOfferedDraft<Values extends object>({
  drafts,
  itemRevision,
  isChanged,
  shown,
  lines,
  fill,
  keepShown,
}: Options<Values>): OfferedDraft {
  const { offer, isServerAway } = useSyncExternalStore(drafts.subscribe, drafts.state);
  const [isAsking, setAsking] = useState(false);

  const take = (revision: number) => {
    if (!offer) return;
    const values = drafts.fit(offer.values);
    drafts.takeOffer();
    fill(values, { revision, keptAt: offer.keptAt });
  };
  const discard = () => {
    drafts.dropOffer();
    keepShown();
  };

  return {
    offer,
    isLocalOnly: isServerAway && isChanged,
    take: () => {
      const revision = offer?.itemRevision ?? 0;
      if (isChanged || revision !== itemRevision) setAsking(true);
      else take(revision);
    },
    discard,
    question: isAsking && offer ? { offered: lines(drafts.fit(offer.values)), here: lines(shown()) } : null,
    answer: (chosen) => {
      setAsking(false);
      // Both versions were shown, so the chosen one may replace what is stored now.
      if (chosen === 'offered') take(itemRevision);
      if (chosen === 'here') discard();
    },
  };
}

import { useState } from 'react';
import type { VersionLine } from '../fields/fields';
import type { RemoteDraft, RemoteDraftState } from './remote-draft';

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

interface Options<Values> {
  remote: RemoteDraftState;
  /** Revision of the item in the form; 0 for a new one. */
  itemRevision: number;
  isChanged: () => boolean;
  fitValues: (saved: RemoteDraft['values']) => Values;
  lines: (values: Values) => VersionLine[];
  shown: () => Values;
  /** @param itemRevision revision of the item that the draft is now based on */
  continueWith: (values: Values, itemRevision: number, offer: RemoteDraft) => void;
  saveShown: () => void;
}

/** Lets the owner continue a draft from another device, or keep the one in this form. */
export function useOfferedDraft<Values>({
  remote,
  itemRevision,
  isChanged,
  fitValues,
  lines,
  shown,
  continueWith,
  saveShown,
}: Options<Values>): OfferedDraft {
  const [isAsking, setAsking] = useState(false);
  const { offer } = remote;

  const continueOffered = (revision: number) => {
    if (!offer) return;
    remote.take();
    continueWith(fitValues(offer.values), revision, offer);
  };
  const discard = () => {
    remote.discard();
    saveShown();
  };

  return {
    offer,
    isLocalOnly: remote.isLocalOnly && isChanged(),
    take: () => {
      const revision = offer?.itemRevision ?? 0;
      if (isChanged() || revision !== itemRevision) setAsking(true);
      else continueOffered(revision);
    },
    discard,
    question: isAsking && offer ? { offered: lines(fitValues(offer.values)), here: lines(shown()) } : null,
    answer: (chosen) => {
      setAsking(false);
      // Both versions were shown, so the chosen one may replace what is stored now.
      if (chosen === 'offered') continueOffered(itemRevision);
      if (chosen === 'here') discard();
    },
  };
}

import { useState } from 'react';
import type { VersionLine } from '../fields/fields';
import type { DraftElsewhere, ForElsewhere } from './remote-draft';

export interface OfferedDraft {
  offer: Pick<DraftElsewhere, 'keptAt'> | null;
  /** Whether other devices currently cannot continue this draft. */
  onlyHere: boolean;
  /** Fills the form with the draft. Asks first if other changes would be lost. */
  take: () => void;
  discard: () => void;
  question: { offered: VersionLine[]; here: VersionLine[] } | null;
  /** Answers the question and closes it. */
  answer: (chosen: 'offered' | 'here' | 'later') => void;
}

interface Options<Values> {
  elsewhere: ForElsewhere;
  /** Revision of the item in the form; 0 for a new one. */
  itemRevision: number;
  isChanged: () => boolean;
  inShape: (kept: DraftElsewhere['values']) => Values;
  lines: (values: Values) => VersionLine[];
  shown: () => Values;
  /** @param itemRevision revision of the item that the draft is now based on */
  goOnWith: (values: Values, itemRevision: number, offer: DraftElsewhere) => void;
  keepShown: () => void;
}

/** Lets the owner continue a draft from another device, or keep the one in this form. */
export function useOfferedDraft<Values>({
  elsewhere,
  itemRevision,
  isChanged,
  inShape,
  lines,
  shown,
  goOnWith,
  keepShown,
}: Options<Values>): OfferedDraft {
  const [isAsking, ask] = useState(false);
  const { offer } = elsewhere;

  const goOn = (revision: number) => {
    if (!offer) return;
    elsewhere.take();
    goOnWith(inShape(offer.values), revision, offer);
  };
  const discard = () => {
    elsewhere.discard();
    keepShown();
  };

  return {
    offer,
    onlyHere: elsewhere.onlyHere && isChanged(),
    take: () => {
      const revision = offer?.itemRevision ?? 0;
      if (isChanged() || revision !== itemRevision) ask(true);
      else goOn(revision);
    },
    discard,
    question: isAsking && offer ? { offered: lines(inShape(offer.values)), here: lines(shown()) } : null,
    answer: (chosen) => {
      ask(false);
      // Both versions were shown, so the chosen one may replace what is stored now.
      if (chosen === 'offered') goOn(itemRevision);
      if (chosen === 'here') discard();
    },
  };
}

import { useState } from 'react';
import type { VersionLine } from './fields';
import type { DraftElsewhere, ForElsewhere } from './remote-draft';

/** What was begun on another device. */
export interface OfferedDraft {
  /** Null for nothing. */
  offer: Pick<DraftElsewhere, 'keptAt'> | null;
  /** What is typed cannot be continued on another device, for now. */
  onlyHere: boolean;
  /** Fills the form with it; asks first when something else would be lost. */
  take: () => void;
  discard: () => void;
  /** Set while both versions are shown. */
  question: { offered: VersionLine[]; here: VersionLine[] } | null;
  /** Closes the question. */
  answer: (chosen: 'offered' | 'here' | 'later') => void;
}

interface Options<Values> {
  elsewhere: ForElsewhere;
  /** Of the item in the form; 0 for a new one. */
  itemRevision: number;
  isChanged: () => boolean;
  inShape: (kept: DraftElsewhere['values']) => Values;
  lines: (values: Values) => VersionLine[];
  /** What the form shows now. */
  shown: () => Values;
  /** @param itemRevision of the item that the offer is from now on based on */
  goOnWith: (values: Values, itemRevision: number, offer: DraftElsewhere) => void;
  keepShown: () => void;
}

/** Whether a form goes on with what another device began, or with what stands here. */
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
      // Both were shown: what is chosen may replace what is saved now.
      if (chosen === 'offered') goOn(itemRevision);
      if (chosen === 'here') discard();
    },
  };
}

import { toPicture } from '../../pictures/picture';
import { present, toParagraphs, toTextList } from '../../texts/plain-text';
import type { InitiativeRow, InitiativeTeaserRow } from './documents';

/** Before the owner describes the initiative, all its texts are empty. */
export function toInitiativeTeaser(row: InitiativeTeaserRow) {
  return {
    name: row?.name ?? '',
    /** 'Youth initiative', above the name */
    eyebrow: row?.eyebrow ?? '',
    theme: row?.theme ?? '',
    /** Two or three sentences for the home page */
    teaser: row?.teaser ?? '',
    /** value: '500+', label: 'Youth Mentored' */
    impactFigures: present(row?.impactFigures).map(({ value, label }) => ({ value, label })),
    pictures: present(row?.images)
      .map(toPicture)
      .filter((picture) => picture !== null),
  };
}

/** Splits long texts into paragraphs. */
export function toInitiative(row: InitiativeRow) {
  return {
    ...toInitiativeTeaser(row),
    about: toParagraphs(row?.about ?? ''),
    mission: toParagraphs(row?.mission ?? ''),
    vision: toParagraphs(row?.vision ?? ''),
    objectives: toTextList(row?.objectives),
    endGoal: toParagraphs(row?.endGoal ?? ''),
    programmes: present(row?.programmes).map(({ title, text }) => ({ title, text })),
  };
}

export type Initiative = ReturnType<typeof toInitiative>;

/** Where the modern page shows each picture. Without programmes, the third one is among the others. */
export function placesOf({ pictures, programmes }: Pick<Initiative, 'pictures' | 'programmes'>) {
  const [opening, mission, ...others] = pictures;
  return { opening, mission, programmes: programmes.length > 0 ? others.shift() : undefined, others };
}

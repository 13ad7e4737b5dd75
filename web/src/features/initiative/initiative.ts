import { type Picture, toPicture } from '../../pictures/picture';
import { present, toParagraphs, toTextList } from '../../texts/plain-text';
import type { InitiativeRow, InitiativeTeaserRow } from './documents';

/** The part of the initiative for home pages. */
export interface InitiativeTeaser {
  name: string;
  /** 'Youth initiative', above the name */
  eyebrow: string;
  /** 'We Rise by Sharing' */
  theme: string;
  /** Two or three sentences for the home page */
  teaser: string;
  /** value: '500+', label: 'Youth Mentored' */
  impactFigures: { value: string; label: string }[];
  pictures: Picture[];
}

export interface Initiative extends InitiativeTeaser {
  about: string[];
  mission: string[];
  vision: string[];
  objectives: string[];
  endGoal: string[];
  programmes: { title: string; text: string }[];
}

/** Before the owner describes the initiative, all its texts are empty. */
export function toInitiativeTeaser(row: InitiativeTeaserRow): InitiativeTeaser {
  return {
    name: row?.name ?? '',
    eyebrow: row?.eyebrow ?? '',
    theme: row?.theme ?? '',
    teaser: row?.teaser ?? '',
    impactFigures: present(row?.impactFigures).map(({ value, label }) => ({ value, label })),
    pictures: present(row?.images)
      .map(toPicture)
      .filter((picture) => picture !== null),
  };
}

/** Splits long texts into paragraphs. */
export function toInitiative(row: InitiativeRow): Initiative {
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

/** Where the modern page shows each picture. Without programmes, the third one is among the others. */
export function placesOf({ pictures, programmes }: Pick<Initiative, 'pictures' | 'programmes'>) {
  const [opening, mission, ...others] = pictures;
  return { opening, mission, programmes: programmes.length > 0 ? others.shift() : undefined, others };
}

import { COMP_CARD_PICTURES } from '../../../cms/src/shared/limits';
import { isUpload } from '../drawing/load-photograph';
import type { CardForm, CardOrder } from './draw-card';
import { cardWording } from './wording';

/** The requested form, or what is wrong with the parameters. */
export type Asked = { form: Exclude<CardForm, { kind: 'preview' }> } | { problem: string };

/** Returns the form of the card that an address requests: '/comp-card.pdf?size=a5&bleed=1'. */
export function askedForm(url: string): Asked {
  const { pathname, searchParams } = new URL(url, 'http://site');
  if (pathname.endsWith('.jpg')) return { form: { kind: 'jpg' } };
  const size = searchParams.get('size') ?? 'card';
  if (size !== 'card' && size !== 'a5') return { problem: cardWording.unknownSize };
  const bleed = searchParams.get('bleed');
  if (bleed !== null && bleed !== '1') return { problem: cardWording.unknownBleed };
  return { form: { kind: 'pdf', size, bleed: bleed === '1' } };
}

type OrderedPictures = CardOrder['card']['pictures'];

const PERCENT = /^(?:100|\d{1,2})$/;

/**
 * Returns the pictures of an unsaved card, the main one first: 'picture=/uploads/a.jpg,50,40'.
 *
 * @param mediaUrl address of uploads in object storage
 * @returns undefined when one is not an upload of this site, or its focus is not two percentages
 */
export function chosenPictures(url: string, mediaUrl: string | undefined): OrderedPictures | undefined {
  const values = new URL(url, 'http://site').searchParams.getAll('picture');
  if (values.length === 0 || values.length > COMP_CARD_PICTURES) return undefined;
  const pictures = values.flatMap((value) => {
    const [, src = '', x = '', y = ''] = /^(.+),(\d+),(\d+)$/.exec(value) ?? [];
    if (!isUpload(src, mediaUrl) || !PERCENT.test(x) || !PERCENT.test(y)) return [];
    return [{ src, focus: { x: Number(x), y: Number(y) }, alt: '' }];
  });
  return pictures.length === values.length ? pictures : undefined;
}

/** Returns the file name: 'Amani Kito' → 'amani-kito-comp-card.pdf'. Letters of other scripts are left out. */
export function fileNameOf(name: string, form: CardForm): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const parts = [plain, 'comp-card'];
  if (form.kind === 'pdf' && form.size !== 'card') parts.push(form.size);
  if (form.kind === 'pdf' && form.bleed) parts.push('bleed');
  return `${parts.filter(Boolean).join('-')}.${form.kind === 'pdf' ? 'pdf' : 'jpg'}`;
}

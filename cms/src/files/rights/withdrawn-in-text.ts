import type { ExpiredFiles } from './licence-end';

/** Characters of a picture's description that are looked through. */
const LONGEST_ALT = 1000;

/** `![alt](address "title")`, as editors write it. */
const PICTURE = new RegExp(
  String.raw`!\[(?:[^\]\\]|\\.){0,${LONGEST_ALT}}\]\(\s{0,9}<?([^\s()<>]{1,2000})>?(?:\s{1,9}["'(][^\n]{0,500}?["')])?\s{0,9}\)`,
  'g',
);
/** Any other mention of an upload: the target of a link or of a reference. */
const ADDRESS =
  /[^\s()<>"'[\]]{0,200}\/uploads\/([\w-]{1,255}(?:\.[\w-]{1,20}){0,3})(?:\?[^\s()<>"'[\]]{0,200})?/g;

/**
 * A text without the pictures that are past their last day.
 *
 * @param instead of any other address of theirs
 */
export function withoutWithdrawn(text: string, withdrawn: ExpiredFiles, instead: string): string {
  if (withdrawn.ids.length === 0) return text;
  return text
    .replace(PICTURE, (picture, address: string) =>
      withdrawn.names(address.slice(address.lastIndexOf('/') + 1)) ? '' : picture,
    )
    .replace(ADDRESS, (address, name: string) => (withdrawn.names(name) ? instead : address));
}

/** A plain text without the addresses of uploads: they may change, or be withdrawn, and the text would go on naming them. */
export const withoutUploadAddresses = (text: string): string => text.replace(ADDRESS, '');

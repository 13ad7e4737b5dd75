import type { Withdrawn } from './last-day';

/** Characters of a picture's description that are looked through. */
const LONGEST_ALT = 1000;

/** `![alt](address "title")`, as editors write it. */
const PICTURE = new RegExp(
  String.raw`!\[(?:[^\]\\]|\\.){0,${LONGEST_ALT}}\]\(\s{0,9}<?([^\s()<>]{1,2000})>?(?:\s{1,9}["'(][^\n]{0,500}?["')])?\s{0,9}\)`,
  'g',
);
/** Any other mention of an upload: the target of a link or of a reference. */
const ADDRESS = /[^\s()<>"'[\]]{0,200}\/uploads\/([\w.-]{1,300})/g;

/** A Markdown text without the pictures that are past their last day; what names them otherwise leads nowhere. */
export function withoutWithdrawn(text: string, withdrawn: Withdrawn): string {
  if (withdrawn.ids.length === 0) return text;
  return text
    .replace(PICTURE, (picture, address: string) =>
      withdrawn.names(address.slice(address.lastIndexOf('/') + 1)) ? '' : picture,
    )
    .replace(ADDRESS, (address, name: string) => (withdrawn.names(name) ? '#' : address));
}

import type { ExpiredFiles } from './licence-end';

/** Longest alternative text that is recognized. */
const LONGEST_ALT = 1000;

/** `![alt](address "title")`, as editors write it. */
const PICTURE = new RegExp(
  String.raw`!\[(?:[^\]\\]|\\.){0,${LONGEST_ALT}}\]\(\s{0,9}<?([^\s()<>]{1,2000})>?(?:\s{1,9}["'(][^\n]{0,500}?["')])?\s{0,9}\)`,
  'g',
);
/** Any other mention of an upload, such as the target of a link. */
const ADDRESS =
  /[^\s()<>"'[\]]{0,200}\/uploads\/([\w-]{1,255}(?:\.[\w-]{1,20}){0,3})(?:\?[^\s()<>"'[\]]{0,200})?/g;

/**
 * Returns a text without the pictures that are past their last day.
 *
 * @param instead replacement for other mentions of their addresses
 */
export function withoutWithdrawn(text: string, withdrawn: ExpiredFiles, instead: string): string {
  if (withdrawn.ids.length === 0) return text;
  return text
    .replace(PICTURE, (picture, address: string) =>
      withdrawn.names(address.slice(address.lastIndexOf('/') + 1)) ? '' : picture,
    )
    .replace(ADDRESS, (address, name: string) => (withdrawn.names(name) ? instead : address));
}

/**
 * Returns a plain text without addresses of uploads: an address in it would stay when the file moves or is withdrawn.
 */
export const withoutUploadAddresses = (text: string): string => text.replace(ADDRESS, '');

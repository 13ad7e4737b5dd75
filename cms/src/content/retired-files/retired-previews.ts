import type { Core } from '@strapi/strapi';
import { hiddenName, uploadPlace } from './hidden-store';
import { RETIRED_TABLE } from './retired-table';

const COPY_PREFIX = /^[a-z]+_/;
/** The names that Strapi gives: a hash and an extension. */
const NAME = /^([\w-]{1,255})\.\w{1,8}$/;

/** Returns the address of a retired file, which only the owner's session can open. */
export const ownersAddress = (address: string): string =>
  `/api/retired-files/${address.slice(address.lastIndexOf('/') + 1)}`;

/** @param name of a retired file or of one of its copies, such as 'small_silk_1a2b3c.jpg' */
export async function openRetired(strapi: Core.Strapi, name: string) {
  const [, hash = ''] = NAME.exec(name) ?? [];
  const row: { token: string } | undefined = await strapi.db
    .connection(`${RETIRED_TABLE} as retired`)
    .join('files as file', 'file.id', 'retired.file_id')
    .whereIn('file.hash', [hash, hash.replace(COPY_PREFIX, '')])
    .first('retired.token');
  return row && uploadPlace(strapi).open(hiddenName(row.token, name));
}

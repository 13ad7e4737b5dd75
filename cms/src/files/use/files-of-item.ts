import type { Core, UID } from '@strapi/strapi';
import { attributeList } from '../../platform/database/models';
import { filesInTextsOf } from './files-in-text';

type FilePlaces = { [name: string]: true | { populate: FilePlaces } };

/** Returns the media fields of a type and its components, in the form that the database layer populates. */
function filePlaces(strapi: Core.Strapi, uid: UID.Schema): FilePlaces {
  const places: FilePlaces = {};
  for (const [name, { type, component }] of attributeList(strapi, uid)) {
    if (type === 'media') places[name] = true;
    if (!component) continue;
    const populate = filePlaces(strapi, component);
    if (Object.keys(populate).length > 0) places[name] = { populate };
  }
  return places;
}

interface Linked {
  id: number;
  [field: string]: unknown;
}

function filesAt(row: Linked, places: FilePlaces): number[] {
  return Object.entries(places).flatMap(([name, place]) => {
    const linked = [row[name] ?? []].flat() as Linked[];
    return place === true
      ? linked.map(({ id }) => id)
      : linked.flatMap((part) => filesAt(part, place.populate));
  });
}

/** Returns the files that an item contains or its texts show. */
export async function filesOfItem(strapi: Core.Strapi, uid: UID.ContentType, documentId: string | undefined) {
  if (!documentId) return [];
  const places = filePlaces(strapi, uid);
  const versions: Linked[] =
    Object.keys(places).length > 0
      ? await strapi.db.query(uid).findMany({ where: { documentId }, select: ['id'], populate: places })
      : [];
  const linked = versions.flatMap((version) => filesAt(version, places));
  const inTexts = await filesInTextsOf(strapi, uid, documentId);
  return [...new Set([...linked, ...inTexts.map(({ id }) => id)])];
}

import type { Core } from '@strapi/strapi';
import { isInternalWrite } from '../../content';
import { currentCaller } from '../../platform/request/caller';
import { requireUnused } from '../visibility/unused-files';
import { VISIBILITY } from '../visibility/visibility';
import { deleteFile } from './file-bin';

interface LibraryQuery {
  filters?: object;
}

interface LibraryService {
  remove(file: { id: number; hash: string }): Promise<unknown>;
  findPage(query: LibraryQuery): Promise<unknown>;
  findMany(query: LibraryQuery): Promise<unknown>;
}

/**
 * Changes the functions of Strapi's upload service that delete and list files. REST, GraphQL and the panel all use
 * them.
 */
export function guardLibrary(strapi: Core.Strapi): void {
  const service: LibraryService = strapi.plugin('upload').service('upload');
  const remove = service.remove.bind(service);
  const findPage = service.findPage.bind(service);
  const findMany = service.findMany.bind(service);

  service.remove = async (file) => {
    const isAsked = ['owner', 'editor'].includes(currentCaller(strapi)) && !isInternalWrite('erase');
    if (isAsked) return deleteFile(strapi, file.id);
    await requireUnused(strapi, file);
    return remove(file);
  };

  /** Files retained for History and the bin are not listed in the library. */
  const present = async ({ filters = {}, ...query }: LibraryQuery): Promise<LibraryQuery> => {
    const unused = await strapi.db.connection(VISIBILITY).pluck('file_id');
    return { ...query, filters: { $and: [filters, { id: { $notIn: unused } }] } };
  };
  service.findPage = async (query) => findPage(await present(query));
  service.findMany = async (query) => findMany(await present(query));
}

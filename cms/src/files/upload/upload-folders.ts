import type { Core } from '@strapi/strapi';
import type { UploadKind } from '../../shared/uploads';

const FOLDER = 'plugin::upload.folder';

/** Folders of the media library, each with its parent. */
const PARENTS = { Portfolio: null, Blog: null, Media: null, Projects: 'Media' } as const;
type FolderName = keyof typeof PARENTS;

const FOLDER_OF: Readonly<Record<UploadKind, FolderName>> = {
  portfolio: 'Portfolio',
  digital: 'Portfolio',
  blog: 'Blog',
  post: 'Blog',
  project: 'Projects',
  milestone: 'Media',
  event: 'Media',
  page: 'Media',
};

/** Creates the folders that are missing. */
export async function createUploadFolders(strapi: Core.Strapi): Promise<void> {
  for (const name of Object.keys(PARENTS)) await folderNamed(strapi, name as FolderName);
}

/** Returns the number of the folder for a purpose; files without a purpose belong to Media. */
export const folderFor = (strapi: Core.Strapi, kind: string | undefined): Promise<number> =>
  folderNamed(strapi, FOLDER_OF[kind as UploadKind] ?? 'Media');

/** An editor may have deleted the folder. */
async function folderNamed(strapi: Core.Strapi, name: FolderName): Promise<number> {
  const above = PARENTS[name];
  const parent = above && (await folderNamed(strapi, above));
  const found = await strapi.db.query(FOLDER).findOne({ where: { name, parent } });
  return (found ?? (await strapi.plugin('upload').service('folder').create({ name, parent }))).id;
}

import type { Core } from '@strapi/strapi';
import { currentCaller } from '../../platform/request/caller';
import { siteDay } from '../../shared/site-clock';
import { hashesOf } from '../use/files-in-text';

export interface EndingFile {
  id: number;
  /** File name without extension; the names of smaller copies add a prefix */
  hash: string;
  /** YYYY-MM-DD; the file is still shown on this day */
  lastDay: string;
}

/**
 * Returns the files whose last day is before `day`, or all files with a last day: by their usage rights or by the consent
 * of the people in them.
 */
export async function endingFiles(strapi: Core.Strapi, day?: string): Promise<EndingFile[]> {
  const { connection } = strapi.db;
  const query = connection('picture_rights as rights')
    .join('picture_rights_file_lnk as link', 'link.picture_right_id', 'rights.id')
    .join('files as file', 'file.id', 'link.file_id')
    .whereNotNull('rights.public_until')
    .select('file.id', 'file.hash', 'rights.public_until as lastDay');
  return day ? query.where('rights.public_until', '<', day) : query;
}

/** Files past their last day. Only the owner sees them. */
export class ExpiredFiles {
  readonly ids: readonly number[];
  private readonly hashes: Set<string>;

  constructor(files: readonly EndingFile[]) {
    this.ids = files.map(({ id }) => id);
    this.hashes = new Set(files.map(({ hash }) => hash));
  }

  /**
   * Returns whether a name belongs to one of these files.
   *
   * @param name of a stored file or of one of its copies, such as 'small_silk_1a2b3c.jpg'
   */
  names(name: string): boolean {
    return hashesOf(name).some((hash) => this.hashes.has(hash));
  }
}

/**
 * Returns the withdrawn files. One query per request, however many pictures it reads. Not cached longer: a cached page
 * built with an older list would count as current.
 */
export function withdrawnFiles(strapi: Core.Strapi): Promise<ExpiredFiles> {
  const state: { withdrawn?: Promise<ExpiredFiles> } = strapi.requestContext.get()?.state ?? {};
  state.withdrawn ??= endingFiles(strapi, siteDay()).then((files) => new ExpiredFiles(files));
  return state.withdrawn;
}

/** Returns the files that the caller must not see. The owner, the panel and the system see all files. */
export async function withdrawnFromCaller(strapi: Core.Strapi): Promise<ExpiredFiles> {
  return currentCaller(strapi) === 'visitor' ? withdrawnFiles(strapi) : NOTHING;
}

const NOTHING = new ExpiredFiles([]);

import type { Core } from '@strapi/strapi';
import { currentCaller } from '../../platform/request/caller';
import { nairobiDay } from '../../shared/nairobi';

/** A file that has a last day. */
export interface EndingFile {
  id: number;
  /** Its name without ending; its smaller copies have the same behind a prefix */
  hash: string;
  /** YYYY-MM-DD, in Nairobi: on it the file is shown still */
  lastDay: string;
}

/** The files whose last day is before `day`; all that have one when it is absent. */
export async function endingFiles(strapi: Core.Strapi, day?: string): Promise<EndingFile[]> {
  const { connection } = strapi.db;
  const query = connection('picture_rights as rights')
    .join('picture_rights_file_lnk as link', 'link.picture_right_id', 'rights.id')
    .join('files as file', 'file.id', 'link.file_id')
    .whereNotNull('rights.last_day')
    .select('file.id', 'file.hash', 'rights.last_day as lastDay');
  return day ? query.where('rights.last_day', '<', day) : query;
}

/** What is past its last day and shown to nobody but the owner. */
export class ExpiredFiles {
  readonly ids: readonly number[];
  private readonly hashes: Set<string>;

  constructor(files: readonly EndingFile[]) {
    this.ids = files.map(({ id }) => id);
    this.hashes = new Set(files.map(({ hash }) => hash));
  }

  /** @param name of a stored file, or of one of its copies: 'small_silk_1a2b3c.jpg' */
  names(name: string): boolean {
    const hash = name.replace(/[?#].*$/, '').replace(/\.\w+$/, '');
    return this.hashes.has(hash) || this.hashes.has(hash.replace(COPY_PREFIX, ''));
  }
}

const COPY_PREFIX = /^[a-z]+_/;

interface RequestState {
  withdrawn?: Promise<ExpiredFiles>;
}

/**
 * Once for each request and no longer, however many pictures it asks for: an answer made from an older list could be kept
 * as one that is true for the content of now.
 */
export function withdrawnFiles(strapi: Core.Strapi): Promise<ExpiredFiles> {
  const state: RequestState = strapi.requestContext.get()?.state ?? {};
  state.withdrawn ??= endingFiles(strapi, nairobiDay()).then((files) => new ExpiredFiles(files));
  return state.withdrawn;
}

/** What whoever asks must not see: nothing for the owner, the panel and the machine. */
export async function withdrawnFromCaller(strapi: Core.Strapi): Promise<ExpiredFiles> {
  return currentCaller(strapi) === 'visitor' ? withdrawnFiles(strapi) : NOTHING;
}

const NOTHING = new ExpiredFiles([]);

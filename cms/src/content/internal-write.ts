import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core, Modules, UID } from '@strapi/strapi';

/** Writes by code of the CMS, which some rules of the owner’s saves let pass. */
type InternalWrite = 'restore' | 'erase' | 'book' | 'move' | 'quote' | 'payment' | 'replace';

const current = new AsyncLocalStorage<InternalWrite>();

/** Runs code whose saves and deletions are recorded under one action. */
export const internalWrite = <Result>(kind: InternalWrite, work: () => Result): Result =>
  current.run(kind, work);

export const currentWrite = (): InternalWrite | undefined => current.getStore();

/** Returns whether the current save or deletion is an internal write of one of these kinds. */
export const isInternalWrite = (...kinds: InternalWrite[]): boolean =>
  kinds.some((kind) => kind === currentWrite());

type Input<Uid extends UID.ContentType> = Modules.Documents.Params.Data.Input<Uid>;
/** Strapi's types know no empty fields. */
type Fields<Uid extends UID.ContentType> = { [Name in keyof Input<Uid>]?: Input<Uid>[Name] | null };

/** Saves items of a type by internal writes. The rules of the type decide what they check then. */
export function stored<Uid extends UID.ContentType>(strapi: Core.Strapi, uid: Uid) {
  const documents = strapi.documents(uid);
  return {
    create: (data: Fields<Uid>, { as }: { as: InternalWrite }) =>
      internalWrite(as, () => documents.create({ data: data as Input<Uid> })),
    update: (documentId: string, data: Fields<Uid>, { as }: { as: InternalWrite }) =>
      internalWrite(as, () => documents.update({ documentId, data: data as Partial<Input<Uid>> })),
  };
}

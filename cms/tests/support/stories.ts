import { expect } from 'vitest';
import type { BootedCms } from './boot-strapi';
import { type Client, visitor } from './client';

interface File {
  name: string;
}
interface Piece {
  title: string;
  slug: string;
  image: File | null;
  cover: File | null;
  pictureCount: number;
  filmCount: number;
  frames: { file: File; poster: File | null; captions: File | null }[];
}
interface Link {
  slug: string;
  title: string;
}
interface PieceAnswer {
  piece: { item: Piece; previous: Link | null; next: Link | null } | null;
}

/** Returns the page of a portfolio item, as a client sees it. */
export async function pieceAt(
  cms: BootedCms,
  slug: string,
  client = visitor(cms),
): Promise<PieceAnswer['piece']> {
  const { data, failure } = await client.graphql<PieceAnswer>(
    `query($slug: String!) { piece: portfolioPiece(slug: $slug) {
       item { title slug image { name } cover { name } pictureCount filmCount
         frames(pagination: { limit: 30 }) { file { name } poster { name } captions { name } } }
       previous { slug title } next { slug title } } }`,
    { slug },
  );
  expect(failure).toBeUndefined();
  return data?.piece ?? null;
}

/** Restores an item from the bin. */
export async function restored(cms: BootedCms, owner: Client, documentId: string) {
  const row = await cms.strapi.db.connection('bin').where({ document_id: documentId }).first('id');
  return owner.graphql<{ back: { documentId: string; note: string | null } }>(
    'mutation($id: Int!) { back: restoreFromBin(id: $id) { documentId note } }',
    { id: row?.id },
  );
}

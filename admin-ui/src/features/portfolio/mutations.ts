import { deleteMutation, saveMutation } from '../../content/collection';
import { strapi } from '../../strapi/client';
import { stillThere } from '../../strapi/errors';
import { CreatePortfolioItem, DeletePortfolioItem, UpdatePortfolioItem } from './documents';
import { type PortfolioItem, toPortfolioInput, toPortfolioItem } from './portfolio';
import { wording } from './wording';

export const savePortfolioItem = saveMutation({
  key: 'portfolio',
  toItem: toPortfolioItem,
  toInput: toPortfolioInput,
  create: CreatePortfolioItem,
  update: UpdatePortfolioItem,
  wording,
});

export const deletePortfolioItem = () =>
  deleteMutation({ key: 'portfolio', document: DeletePortfolioItem, failed: wording.deleteFailed });

interface NewPicture {
  title: string;
  category: string;
  /** The stored file's id. */
  image: string;
  /** Sent again with the same key it is stored once. */
  uploadKey: string;
}

type Stored = Pick<PortfolioItem, 'documentId' | 'revision' | 'title'>;

/** One of many pictures becomes an item. @throws Refusal, Unavailable, SessionEnded */
export async function createFromPicture({ title, category, image, uploadKey }: NewPicture): Promise<Stored> {
  const data = { title: title.trim(), category: category.trim() || null, image, uploadKey };
  const { saved } = await strapi.request({ document: CreatePortfolioItem, variables: { data } });
  return toPortfolioItem(stillThere(saved));
}

/** @throws Refusal, Conflict, Unavailable, SessionEnded */
export async function renamePortfolioItem({ documentId, revision, title }: Stored): Promise<Stored> {
  const variables = { documentId, data: { title, revision } };
  const { saved } = await strapi.request({ document: UpdatePortfolioItem, variables });
  return toPortfolioItem(stillThere(saved));
}

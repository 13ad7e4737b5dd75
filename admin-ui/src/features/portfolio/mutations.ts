import { mutationOptions } from '@tanstack/react-query';
import { putSaved } from '../../manager/saved-item';
import type { SaveWithMedia } from '../../media/use-save-with-media';
import { strapi } from '../../strapi/client';
import { stillThere } from '../../strapi/errors';
import { graphql } from '../../strapi/graphql';
import { type PortfolioItem, type PortfolioValues, toPortfolioInput, toPortfolioItem } from './portfolio';
import { portfolioFields, portfolioQueries } from './queries';
import { wording } from './wording';

const CreatePortfolioItem = graphql(
  `
    mutation CreatePortfolioItem($data: PortfolioItemInput!) {
      createPortfolioItem(data: $data) {
        ...PortfolioFields
      }
    }
  `,
  [portfolioFields],
);

const UpdatePortfolioItem = graphql(
  `
    mutation UpdatePortfolioItem($documentId: ID!, $data: PortfolioItemInput!) {
      updatePortfolioItem(documentId: $documentId, data: $data) {
        ...PortfolioFields
      }
    }
  `,
  [portfolioFields],
);

const DeletePortfolioItem = graphql(`
  mutation DeletePortfolioItem($documentId: ID!) {
    deletePortfolioItem(documentId: $documentId) {
      documentId
    }
  }
`);

/** @param item the one to update, with the revision the changes are based on; null creates one */
export const savePortfolioItem = (item: PortfolioItem | null) =>
  mutationOptions({
    mutationKey: ['portfolio', 'save'],
    mutationFn: async ({ values, media }: SaveWithMedia<PortfolioValues>) => {
      const data = toPortfolioInput(values, media);
      if (!item) {
        const { createPortfolioItem } = await strapi.request({
          document: CreatePortfolioItem,
          variables: { data },
        });
        return toPortfolioItem(stillThere(createPortfolioItem));
      }
      const { documentId, revision } = item;
      const variables = { documentId, data: { ...data, revision } };
      const answer = await strapi.request({ document: UpdatePortfolioItem, variables });
      return toPortfolioItem(stillThere(answer.updatePortfolioItem));
    },
    onSuccess: (saved, _values, _shown, { client }) => putSaved(client, portfolioQueries.all(), saved),
    meta: {
      done: item ? wording.updated : wording.added,
      failed: wording.saveFailed,
      asksWhenOvertaken: true,
    },
  });

export const deletePortfolioItem = () =>
  mutationOptions({
    mutationKey: ['portfolio', 'delete'],
    mutationFn: (documentId: string) =>
      strapi.request({ document: DeletePortfolioItem, variables: { documentId }, keepalive: true }),
    meta: { failed: wording.deleteFailed },
  });

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
  const answer = await strapi.request({ document: CreatePortfolioItem, variables: { data } });
  return toPortfolioItem(stillThere(answer.createPortfolioItem));
}

/** @throws Refusal, Conflict, Unavailable, SessionEnded */
export async function renamePortfolioItem({ documentId, revision, title }: Stored): Promise<Stored> {
  const variables = { documentId, data: { title, revision } };
  const answer = await strapi.request({ document: UpdatePortfolioItem, variables });
  return toPortfolioItem(stillThere(answer.updatePortfolioItem));
}

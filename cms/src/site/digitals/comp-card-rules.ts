import type { Core } from '@strapi/strapi';
import { isInternalWrite } from '../../content';
import { beforeSave } from '../../content/rules/rule';
import { filesBehind } from '../../files';
import { mayUse, type Operations } from '../../platform/graphql/operations';
import { COMP_CARD_PICTURES } from '../../shared/limits';
import { refused } from '../wording';

/** Owners of allowed pictures, as Strapi's link table names them. */
const SOURCES = ['api::portfolio-item.portfolio-item', 'portfolio.frame', 'book.digital-picture'];
const LINKS = 'files_related_mph';

/** Allows only pictures of the portfolio or the digitals on a comp card. */
export const compCardPictures = beforeSave(async ({ strapi, data }) => {
  const field = 'pictures';
  const pictures = data[field];
  if (!Array.isArray(pictures)) return;
  const surplus = pictures.length - COMP_CARD_PICTURES;
  if (surplus > 0) throw refused('COMP_CARD_FULL', { field, params: { most: COMP_CARD_PICTURES, surplus } });
  for (const [index, picture] of pictures.entries()) {
    const problem = await problemOf(strapi, picture);
    if (problem) throw refused(problem, { field, params: { position: index + 1 } });
  }
});

/** Returns what is wrong with a picture. Replaces a documentId by the id that Strapi links by. */
async function problemOf(strapi: Core.Strapi, picture: { id?: unknown; image?: unknown } | null) {
  const missing = 'IMAGE_WITHOUT_FILE';
  if (!picture) return missing;
  // A stored picture sent with only its id keeps its file.
  if (picture.id && picture.image === undefined) return undefined;
  const [file] = await filesBehind(strapi, 'image', picture.image);
  if (!file) return missing;
  picture.image = file.id;
  const [link] = await strapi.db.transaction(({ trx }) =>
    trx(LINKS).where({ file_id: file.id }).whereIn('related_type', SOURCES).limit(1),
  );
  // An earlier card comes back whole: the owner's form marks such pictures.
  return link || isInternalWrite('restore') ? undefined : 'IMAGE_NOT_SHOWN';
}

/** Returns the documentIds of a card's pictures that have left the portfolio and the digitals. */
const picturesLeft = (strapi: Core.Strapi, card: number): Promise<string[]> =>
  strapi.db.transaction(({ trx }) =>
    trx(`${LINKS} as link`)
      .join('comp_cards_cmps as part', 'part.cmp_id', 'link.related_id')
      .join('files', 'files.id', 'link.file_id')
      .where({ 'link.related_type': 'book.card-picture', 'part.entity_id': card })
      .whereNotIn('link.file_id', trx(LINKS).whereIn('related_type', SOURCES).select('file_id'))
      .orderBy('part.order')
      .pluck('files.document_id'),
  );

/** Tells the owner which pictures of the card belong to deleted items. */
export const compCardOperations: Operations = {
  access: mayUse('api::comp-card.comp-card.update'),
  fields: {
    CompCard: {
      'picturesLeft: [ID!]!': [
        'documentIds of its images that are no longer in the portfolio or the digitals',
        (strapi, { id }: { id: number }) => picturesLeft(strapi, id),
      ],
    },
  },
};

import type { Core } from '@strapi/strapi';
import { filesBehind } from '../../content';
import { type Rule, writtenData } from '../../content/rules/rule';
import { COMP_CARD_PICTURES } from '../../shared/limits';
import { refused } from '../refused';

/** Owners of allowed pictures, as Strapi's link table names them. */
const SOURCES = ['api::portfolio-item.portfolio-item', 'portfolio.frame', 'book.digital-picture'];
const LINKS = 'files_related_mph';

/** Allows only pictures of the portfolio or the digitals on a comp card. */
export const compCardPictures: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const field = 'pictures';
    const pictures = writtenData(context)?.[field];
    if (!Array.isArray(pictures)) return next();
    const surplus = pictures.length - COMP_CARD_PICTURES;
    if (surplus > 0)
      throw refused('COMP_CARD_FULL', { field, params: { most: COMP_CARD_PICTURES, surplus } });
    for (const [index, picture] of pictures.entries()) {
      const problem = await problemOf(strapi, picture);
      if (problem) throw refused(problem, { field, params: { position: index + 1 } });
    }
    return next();
  };

interface Picture {
  id?: unknown;
  image?: unknown;
}

/** Returns what is wrong with a picture. Replaces a documentId by the id that Strapi links by. */
async function problemOf(
  strapi: Core.Strapi,
  picture: Picture | null,
): Promise<'IMAGE_WITHOUT_FILE' | 'IMAGE_NOT_SHOWN' | undefined> {
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
  return link ? undefined : 'IMAGE_NOT_SHOWN';
}

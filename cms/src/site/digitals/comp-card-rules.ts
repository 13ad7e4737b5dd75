import type { Core } from '@strapi/strapi';
import { filesBehind } from '../../content';
import { refusedField } from '../../content/rules/field-error';
import { type Rule, writtenData } from '../../content/rules/rule';

/** One on the front, four on the back. */
const MOST = 5;

/** Owners of allowed pictures, as Strapi's link table names them. */
const SOURCES = ['api::portfolio-item.portfolio-item', 'book.digital-picture'];
const LINKS = 'files_related_mph';

/** Allows only pictures of the portfolio or the digitals on a comp card. */
export const compCardPictures: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const pictures = writtenData(context)?.pictures;
    if (!Array.isArray(pictures)) return next();
    if (pictures.length > MOST)
      throw refused(
        `A comp card has one main picture and at most four more, and this one has ${pictures.length}. Please take some out`,
      );
    for (const [index, picture] of pictures.entries()) {
      const problem = await problemOf(strapi, picture);
      if (problem) throw refused(`Picture ${index + 1} of the comp card ${problem}`);
    }
    return next();
  };

interface Picture {
  id?: unknown;
  image?: unknown;
}

/** Returns what is wrong with a picture. Replaces a documentId by the id that Strapi links by. */
async function problemOf(strapi: Core.Strapi, picture: Picture | null): Promise<string | undefined> {
  const missing = 'has no image. Please choose one, or take it out';
  if (!picture) return missing;
  // A stored picture sent with only its id keeps its file.
  if (picture.id && picture.image === undefined) return undefined;
  const [file] = await filesBehind(strapi, 'image', picture.image);
  if (!file) return missing;
  picture.image = file.id;
  const [link] = await strapi.db.transaction(({ trx }) =>
    trx(LINKS).where({ file_id: file.id }).whereIn('related_type', SOURCES).limit(1),
  );
  return link ? undefined : 'is in no portfolio item and in no set of digitals. Please choose one that is';
}

const refused = (sentence: string) => refusedField(['pictures'], sentence);

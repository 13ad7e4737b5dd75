import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APIS, NOUNS, saved } from './support/apis';
import { attempt } from './support/attempt';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn, visitor } from './support/client';
import { create, createImageRow, createPortfolioItem } from './support/factories';

let cms: BootedCms;
let owner: Client;
let shown: number;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
  await create(cms, NOUNS.compCard.uid, {});
  shown = await createImageRow(cms);
  await createPortfolioItem(cms, { image: shown });
});
afterAll(() => cms.stop());

const cardOfVisitors = async () => {
  const { data } = await visitor(cms).graphql<{ compCard: unknown }>(
    '{ compCard { pictures { focalX focalY image { documentId } } } }',
  );
  return data?.compCard;
};

describe.each(APIS)('$name: the pictures of a comp card', (api) => {
  const save = (pictures: object[]) => attempt(cms, owner, api, 'compCard', { pictures });

  test('are pictures of the portfolio, cropped in the middle unless the owner chose a focal point', async () => {
    saved(await save([{ image: shown, focalX: 30, focalY: 0 }, { image: shown }]));
    expect(await cardOfVisitors()).toMatchObject({
      pictures: [
        { focalX: 30, focalY: 0, image: { documentId: expect.any(String) } },
        { focalX: 50, focalY: 50 },
      ],
    });
  });

  test('cannot be pictures outside the portfolio and the digitals', async () => {
    const { status, failure } = await save([{ image: shown }, { image: await createImageRow(cms) }]);
    expect(status).toBe(api.name === 'REST' ? 400 : 200);
    expect(failure).toMatchObject({
      message: 'Image 2 is not in the portfolio or the digitals. Choose an image from there.',
      details: { code: 'IMAGE_NOT_SHOWN', field: 'pictures', params: { position: 2 } },
    });
  });

  test('may be named by documentId, as in GraphQL', async () => {
    const { documentId } = await cms.strapi.db.query('plugin::upload.file').findOne({ where: { id: shown } });
    saved(await save([{ image: documentId, focalX: 7 }]));
    expect(await cardOfVisitors()).toMatchObject({ pictures: [{ focalX: 7, image: { documentId } }] });
  });

  test('cannot be empty', async () => {
    expect((await save([{ focalX: 10 }])).failure?.message).toBe(
      'Image 1 has no file. Choose a file or remove the image.',
    );
  });

  test('are at most five', async () => {
    expect((await save(Array.from({ length: 6 }, () => ({ image: shown })))).failure?.message).toBe(
      'A comp card holds 5 images at most. Remove 1.',
    );
  });

  test('cannot have a focal point outside the picture', async () => {
    expect((await save([{ image: shown, focalX: 101 }])).failure?.details).toMatchObject({
      code: 'NUMBER_OUT_OF_RANGE',
      field: 'pictures.0.focalX',
      params: { least: 0, most: 100 },
    });
  });
});

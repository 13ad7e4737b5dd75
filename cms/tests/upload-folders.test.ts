import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn } from './support/client';
import { uploadPhoto } from './support/uploads';

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
});
afterAll(() => cms.stop());

interface Folder {
  name: string;
  parent: { name: string } | null;
}

const pathOf = ({ name, parent }: Folder): string => (parent ? `${parent.name}/${name}` : name);

async function folderOf(id: number): Promise<string> {
  const file: { folder: Folder; folderPath: string } = await cms.strapi.db
    .query('plugin::upload.file')
    .findOne({ where: { id }, populate: { folder: { populate: ['parent'] } } });
  expect(file.folderPath).toMatch(/^\/\d/);
  return pathOf(file.folder);
}

test.each([
  ['portfolio', 'Portfolio'],
  ['digital', 'Portfolio'],
  ['blog', 'Blog'],
  ['post', 'Blog'],
  ['milestone', 'Media'],
  ['event', 'Media'],
  ['page', 'Media'],
  ['project', 'Media/Projects'],
  ['', 'Media'],
])('stores a file uploaded for %s in the folder %s', async (kind, folder) => {
  const { id } = await uploadPhoto(owner, { kind, fileInfo: '{"alternativeText":"A look in blue"}' });
  expect(await folderOf(id)).toBe(folder);
});

test('has each folder once after another start, and again after an editor deleted it', async () => {
  const folders = async () =>
    (await cms.strapi.db.query('plugin::upload.folder').findMany({ populate: ['parent'] }))
      .map((folder) => pathOf(folder as Folder))
      .sort();
  cms = await cms.restart();
  ({ owner } = await signIn(cms));
  expect(await folders()).toEqual(['Blog', 'Media', 'Media/Projects', 'Portfolio']);
  const blog = await cms.strapi.db.query('plugin::upload.folder').findOne({ where: { name: 'Blog' } });
  await cms.strapi.plugin('upload').service('folder').deleteByIds([blog.id]);
  expect(await folderOf((await uploadPhoto(owner, { kind: 'blog' })).id)).toBe('Blog');
});

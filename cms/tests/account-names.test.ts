import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { requireFreeNames } from '../src/people/accounts/free-names';
import { type BootedCms, bootCms, OWNER } from './support/boot-strapi';
import { type Client, signIn } from './support/client';

const USER = 'plugin::users-permissions.user';

let cms: BootedCms;
let owner: Client;
let roleId: number;

beforeAll(async () => {
  cms = await bootCms();
  ({ owner } = await signIn(cms));
  ({ id: roleId } = await cms.strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'owner' } }));
});
afterAll(() => cms.stop());
beforeEach(() => cms.strapi.db.query(USER).deleteMany({ where: { username: { $ne: OWNER.username } } }));

const account = (username: string, email: string) => ({
  username,
  email,
  password: 'another-quiet-lamp-42',
  provider: 'local',
  role: roleId,
});

test.each([
  ['the address', account('assistant', 'wanjiru@example.org'), 'wanjiru@example.org'],
  ['the address in other letters', account('assistant', 'wanjiru@example.org'), 'Wanjiru@Example.org'],
  ['the username', account('wanjiru@example.org', 'else@example.org'), 'wanjiru@example.org'],
  [
    'the username in other letters',
    account('Wanjiru@example.org', 'else@example.org'),
    'wanjiru@example.org',
  ],
])('the owner’s email cannot be %s of another account', async (_name, other, email) => {
  await cms.strapi.db.query(USER).create({ data: other });
  const { failure } = await owner.graphql('mutation ($email: String!) { changeOwnEmail(email: $email) }', {
    email,
  });
  expect(failure?.details).toMatchObject({ code: 'ACCOUNT_NAME_TAKEN', field: 'email' });
});

test('the owner’s email may stay as it is, or be the owner’s username', async () => {
  for (const email of ['me@example.org', 'ME@example.org'])
    expect(
      (await owner.graphql('mutation ($email: String!) { changeOwnEmail(email: $email) }', { email }))
        .failure,
    ).toBeUndefined();
});

test('the panel saves no account with the address of another as its username', async () => {
  await owner.graphql('mutation { changeOwnEmail(email: "me@example.org") }');
  const save = cms.strapi
    .documents(USER)
    .create({ data: account('Me@example.org', 'x@example.org') as never });
  await expect(save).rejects.toMatchObject({ details: { code: 'ACCOUNT_NAME_TAKEN', field: 'username' } });
});

test('the command for the owner takes no username that is the address of another account', async () => {
  await cms.strapi.db.query(USER).create({ data: account('assistant', 'wanjiru@example.org') });
  const { id } = await cms.strapi.db.query(USER).findOne({ where: { username: OWNER.username } });
  const rename = cms.strapi.db.transaction(({ trx }) =>
    requireFreeNames(trx, { id, username: 'wanjiru@example.org' }),
  );
  await expect(rename).rejects.toMatchObject({ details: { code: 'ACCOUNT_NAME_TAKEN', field: 'username' } });
});

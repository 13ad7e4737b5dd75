import { expect, test } from 'vitest';
import { ownersAccount, ownersAddress } from './account';

type Strapi = Parameters<typeof ownersAccount>[0];

/** A database that returns rows in an arbitrary order unless asked for one. */
function withAccounts(accounts: { id: number; email: string; blocked: boolean }[]): Strapi {
  const findOne = async ({ where, orderBy }: { where: { blocked?: boolean }; orderBy?: { id: 'asc' } }) => {
    const found = accounts.filter(({ blocked }) => where.blocked === undefined || blocked === where.blocked);
    return (orderBy ? found.sort((one, other) => one.id - other.id) : found)[0] ?? null;
  };
  return { db: { query: () => ({ findOne }) } } as unknown as Strapi;
}

const SECOND = { id: 2, email: 'second@example.com', blocked: false };
const FIRST = { id: 1, email: 'first@example.com', blocked: false };

test("takes the first account with the role as the owner's account", async () => {
  expect(await ownersAccount(withAccounts([SECOND, FIRST]))).toMatchObject({ id: 1 });
  expect(await ownersAddress(withAccounts([SECOND, FIRST]))).toBe('first@example.com');
});

test('sends no email to a blocked account', async () => {
  expect(await ownersAddress(withAccounts([{ ...FIRST, blocked: true }, SECOND]))).toBe('second@example.com');
});

test('sends no email to a made-up address', async () => {
  const made = { ...FIRST, email: 'owner@localhost.local' };
  expect(await ownersAddress(withAccounts([made]))).toBeUndefined();
});

import { expect, test } from 'vitest';
import { ownersAccount, ownersAddress } from './owner-email';

type Strapi = Parameters<typeof ownersAccount>[0];

/** A database that returns rows in no order unless it is asked for one. */
function withAccounts(accounts: { id: number; email: string; blocked: boolean }[]): Strapi {
  const findOne = async ({ where, orderBy }: { where: { blocked?: boolean }; orderBy?: { id: 'asc' } }) => {
    const found = accounts.filter(({ blocked }) => where.blocked === undefined || blocked === where.blocked);
    return (orderBy ? found.sort((one, other) => one.id - other.id) : found)[0] ?? null;
  };
  return { db: { query: () => ({ findOne }) } } as unknown as Strapi;
}

const SECOND = { id: 2, email: 'second@example.com', blocked: false };
const FIRST = { id: 1, email: 'first@example.com', blocked: false };

test("the owner's account is the first one with the role", async () => {
  expect(await ownersAccount(withAccounts([SECOND, FIRST]))).toMatchObject({ id: 1 });
  expect(await ownersAddress(withAccounts([SECOND, FIRST]))).toBe('first@example.com');
});

test('a blocked account gets no mail', async () => {
  expect(await ownersAddress(withAccounts([{ ...FIRST, blocked: true }, SECOND]))).toBe('second@example.com');
});

test('an address that was made up gets no mail', async () => {
  const made = { ...FIRST, email: 'owner@localhost.local' };
  expect(await ownersAddress(withAccounts([made]))).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { APIS, NOUNS } from './support/apis';
import { bootForBookings } from './support/bookings';
import type { BootedCms } from './support/boot-strapi';
import { type Client, visitor } from './support/client';
import { beginQuote, draftOf, newBooking, send } from './support/quotes';

const QUOTE = 'api::quote.quote';

let cms: BootedCms;
let owner: Client;

bootForBookings((site) => {
  ({ cms, owner } = site);
});

const stored = (documentId: string) => cms.strapi.db.query(QUOTE).findOne({ where: { documentId } });

describe.each(APIS)('The discount of a draft saved through $name', (api) => {
  async function draft() {
    const { booking, token } = await newBooking(cms, { quantity: 2 });
    const { documentId } = await draftOf(owner, booking);
    const save = async (fields: object) => {
      const { revision } = await stored(documentId);
      const { failure } = await api.update(owner, NOUNS.quote, documentId, { revision, ...fields });
      return failure?.message;
    };
    const sums = async () => {
      const { discount, discountPercent, total } = await stored(documentId);
      return { discount, discountPercent, total };
    };
    return { booking, token, documentId, save, sums };
  }

  test('is a percentage of all lines before VAT, rounded to whole shillings', async () => {
    const { save, sums } = await draft();
    const lines = [
      { label: 'Show', amount: 24_001 },
      { label: 'Travel', amount: 5000 },
    ];
    expect(await save({ lines, discountPercent: 15, vatPercent: 16 })).toBeUndefined();
    // 15 % of 29,001 is 4,350.15; 16 % of 24,651 is 3,944.16.
    expect(await sums()).toEqual({ discount: 4350, discountPercent: 15, total: 28_595 });
  });

  test('follows the lines while it is a percentage, even if its former sum is sent', async () => {
    const { save, sums } = await draft();
    await save({ discountPercent: 10 });
    expect(await save({ lines: [{ label: 'Show', amount: 50_000 }], discount: 2400 })).toBeUndefined();
    expect(await sums()).toEqual({ discount: 5000, discountPercent: 10, total: 45_000 });
  });

  test.each([1.5, 'half', -1])('is refused as a sum of %j', async (discount) => {
    const { save, sums } = await draft();
    expect(await save({ discount })).toBeTruthy();
    expect(await sums()).toEqual({ discount: 0, discountPercent: 0, total: 24_000 });
  });

  test('is either a sum or a percentage', async () => {
    const { save, sums } = await draft();
    expect(await save({ discountPercent: 10, discount: 1000 })).toBe(
      'A quote has one discount. Enter an amount or a percentage.',
    );
    await save({ discount: 1000 });
    await save({ discountPercent: 50 });
    expect(await sums()).toEqual({ discount: 12_000, discountPercent: 50, total: 12_000 });
    await save({ discount: 1000 });
    expect(await sums()).toEqual({ discount: 1000, discountPercent: 0, total: 23_000 });
    await save({ discountPercent: 50, discount: null });
    await save({ discountPercent: null, discount: 12_000 });
    expect(await sums()).toEqual({ discount: 12_000, discountPercent: 0, total: 12_000 });
  });

  test('is removed with its percentage', async () => {
    const { save, sums } = await draft();
    await save({ discountPercent: 50 });
    await save({ discountPercent: null });
    expect(await sums()).toEqual({ discount: 0, discountPercent: 0, total: 24_000 });
  });

  test.each([101, -1, 12.5, 'ten'])('cannot be %j percent', async (discountPercent) => {
    const { save, sums } = await draft();
    expect(await save({ discountPercent })).toMatch(/from 0 to 100|Int cannot represent/);
    expect(await sums()).toMatchObject({ total: 24_000 });
  });

  test('is in the total even if its percentage is sent as text', async () => {
    const { save, sums } = await draft();
    if ((await save({ discountPercent: '10' })) === undefined)
      expect(await sums()).toEqual({ discount: 2400, discountPercent: 10, total: 21_600 });
    else expect(await sums()).toMatchObject({ total: 24_000 });
  });

  test('is shown to the client, and kept in the next version', async () => {
    const { booking, token, documentId, save } = await draft();
    await save({ discountPercent: 100 });
    const { revision } = await stored(documentId);
    const quote = {
      documentId,
      revision,
      number: null,
      state: 'draft',
      total: 0,
      vat: 0,
      validUntil: '',
    };
    expect((await send(owner, quote)).failure).toBeUndefined();
    const { data } = await visitor(cms).graphql<{ page: { quote: object } }>(
      `{ page: clientBooking(token: "${token}") { quote { discount discountPercent total } } }`,
    );
    expect(data?.page.quote).toEqual({ discount: 24_000, discountPercent: 100, total: 0 });
    const next = await beginQuote(owner, booking);
    expect(await stored(next.data?.documentId ?? '')).toMatchObject({ discountPercent: 100, total: 0 });
  });
});

test("follows the same rule in a form's preview, even for an app without percentages", async () => {
  const ask = async (percent: string) => {
    const { data } = await owner.graphql<{ sums: object }>(
      `{ sums: quoteSums(amounts: [24001, 5000], discount: 500, ${percent} vatPercent: 16) { discount vat total } }`,
    );
    return data?.sums;
  };
  expect(await ask('discountPercent: 15,')).toEqual({ discount: 4350, vat: 3944, total: 28_595 });
  expect(await ask('')).toEqual({ discount: 500, vat: 4560, total: 33_061 });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteDay } from '../src/shared/site-clock';
import { APIS, type Api, saved } from './support/apis';
import { attempt, stored } from './support/attempt';
import { type BootedCms, bootCms } from './support/boot-strapi';
import { type Client, signIn } from './support/client';
import { createSingles } from './support/factories';

let cms: BootedCms;
let owner: Client;

beforeAll(async () => {
  cms = await bootCms();
  await createSingles(cms);
  ({ owner } = await signIn(cms));
});
afterAll(() => cms.stop());

const CHEST = { label: 'Chest', metric: '96 cm', imperial: '38"', onRateCard: true };

describe.each(APIS)('Measurements through $name', (api: Api) => {
  const send = (fields: object) => attempt(cms, owner, api, 'measurements', fields);
  const day = async (fields: object) =>
    (await stored(cms, 'measurements', saved(await send(fields)))).measuredOn;

  test("get today's date when a value changes, unless the save contains another date", async () => {
    expect(await day({ measuredOn: '2026-01-05', lines: [CHEST] })).toBe('2026-01-05');
    const places = [{ ...CHEST, label: 'Bust', onCompCard: true }];
    expect(await day({ measuredOn: '2026-01-05', lines: places })).toBe('2026-01-05');
    const measured = [{ ...CHEST, metric: '97 cm' }];
    expect(await day({ measuredOn: '2026-02-05', lines: measured })).toBe('2026-02-05');
    expect(await day({ lines: [CHEST] })).toBe(siteDay());
    const added = [CHEST, { label: 'Hips', metric: '96 cm' }];
    expect(await day({ measuredOn: '2026-01-05', lines: [CHEST] })).toBe('2026-01-05');
    expect(await day({ measuredOn: '2026-01-05', lines: added })).toBe(siteDay());
    expect(await day({ measuredOn: null })).toBeNull();
  });

  test('are refused with a future date', async () => {
    const tomorrow = siteDay(Date.now() + 24 * 3600 * 1000);
    const { failure } = await send({ measuredOn: tomorrow });
    expect(failure).toMatchObject({
      message: 'The date must be today or earlier.',
      details: { code: 'DAY_IN_FUTURE', field: 'measuredOn' },
    });
    expect(await day({ measuredOn: siteDay() })).toBe(siteDay());
  });

  test.each([
    [
      { ...CHEST, metric: '38 inches' },
      'Enter a metric value for “Chest”, such as 96 cm or 44 EU. Put words and other units in the next field.',
    ],
    [{ label: 'Hair' }, 'Enter a value for “Hair” or remove the line.'],
    [{ ...CHEST, imperial: 'x'.repeat(61) }, 'Enter 60 characters or fewer.'],
    [{ ...CHEST, label: ' ' }, 'Fill in this field.'],
  ])('refuse %j', async (line, sentence) => {
    const { failure } = await send({ lines: [CHEST, line] });
    expect(failure?.message).toBe(sentence);
  });
});

import { expect, test } from 'vitest';
import { digitalFields, firstCurrentDay } from './digital-sets';

test.each([
  ['2026-11-22', '2025-11-22'],
  ['2027-02-28', '2026-02-28'],
  ['2028-02-29', '2027-03-01'],
  ['2029-03-01', '2028-03-01'],
])('on %s, digitals of %s are exactly a year old', (today, first) => {
  expect(firstCurrentDay(today)).toBe(first);
});

test.each(['takenOn', 'stillTrueOn'])('rejects a set with an invalid day: %s', async (name) => {
  const save = async (day: string) =>
    digitalFields({} as never)(
      { action: 'create', params: { data: { [name]: day } } } as never,
      async () => null,
    );
  for (const day of ['2026-02-30', '2026-01-22T10:00:00Z'])
    await expect(save(day)).rejects.toThrow('Enter a date, such as 2027-05-14.');
  await expect(save('2026-02-28')).resolves.toBeNull();
});

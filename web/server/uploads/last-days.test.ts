import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startCmsStandIn } from '../../testing/cms-stand-in';
import type { SiteState } from '../cache/site-state';
import { LastDays } from './last-days';

const OVER = JSON.stringify([{ hash: 'silk', lastDay: '2020-01-01' }]);

/** Returns a CMS whose list arrives when the test decides. */
async function slowCms() {
  const waiting: ((body: string) => void)[] = [];
  const cms = await startCmsStandIn((_request, response) => {
    waiting.push((body) => response.end(body));
  });
  const state: SiteState = {
    daysVersion: '1',
    contentVersion: '1',
    maintenance: false,
    ownerSignedIn: false,
    siteTitle: '',
  };
  const lastDays = new LastDays({
    cmsUrl: cms.url,
    renderSecret: 'a-render-secret-of-a-test-0123456789',
    siteState: { soon: async () => state },
    file: join(mkdtempSync(join(tmpdir(), 'last-days-')), 'last-days.json'),
    onFailure: (error) => {
      throw error;
    },
  });
  const asked = (times: number) => expect.poll(() => waiting.length).toBe(times);
  return { lastDays, state, waiting, asked };
}

test('a list requested before a change does not answer requests after it', async () => {
  const { lastDays, state, waiting, asked } = await slowCms();
  const early = lastDays.cacheControlFor('silk.jpg');
  await asked(1);
  state.contentVersion = '2';
  const late = lastDays.cacheControlFor('small_silk.jpg');
  await asked(2);
  waiting[1]?.(OVER);
  expect(await late).toBeUndefined();
  waiting[0]?.('[]');
  expect(await early, 'a slow answer does not replace a later one').toBeUndefined();
  expect(await lastDays.isOver('silk.jpg')).toBe(true);
});

test('callers of one version share one request', async () => {
  const { lastDays, waiting, asked } = await slowCms();
  const all = Promise.all(Array.from({ length: 20 }, () => lastDays.cacheControlFor('silk.jpg')));
  await asked(1);
  waiting[0]?.('[]');
  expect(new Set(await all)).toEqual(new Set(['max-age=3600']));
  expect(waiting).toHaveLength(1);
});

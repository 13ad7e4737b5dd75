import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SCHEDULED_TYPES } from '../content/content-types';
import { scheduleFollows, shownOnly } from '../content/schedule/schedule-rules';
import { OF_ONE_TYPE } from './rules-by-type';

function hasDrafts(uid: string): boolean {
  const [, noun = ''] = /^api::([\w-]+)\./.exec(uid) ?? [];
  const schema = join(__dirname, '../api', noun, 'content-types', noun, 'schema.json');
  return JSON.parse(readFileSync(schema, 'utf8')).options?.draftAndPublish === true;
}

test.each(SCHEDULED_TYPES)('adapts the schedule of %s to manual changes', (uid) => {
  expect(OF_ONE_TYPE[uid]).toContain(scheduleFollows);
});

test.each(SCHEDULED_TYPES.filter((uid) => !hasDrafts(uid)))(
  'hides items of %s, which has no drafts, from visitors by schedule',
  (uid) => {
    expect(OF_ONE_TYPE[uid]).toContain(shownOnly);
  },
);

import { expect, test } from 'vitest';
import { bucketSettings } from './bucket';

const BUCKET: Record<string, string | undefined> = {
  S3_BUCKET: 'pictures',
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY_ID: 'an-id',
  S3_SECRET_ACCESS_KEY: 'a-key',
};
const settings = (changed: Record<string, string | undefined> = {}) =>
  bucketSettings((name) => ({ ...BUCKET, ...changed })[name]);

test.each(['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])(
  'with a bucket and without %s the cms does not start, and says which',
  (missing) => {
    expect(settings()).toMatchObject({ name: 'pictures', accessKeyId: 'an-id', secretAccessKey: 'a-key' });
    for (const value of ['', undefined])
      expect(() => settings({ [missing]: value })).toThrow(`Also set ${missing}`);
  },
);

test('without a bucket no other variable of it is asked for', () => {
  expect(bucketSettings(() => undefined)).toBeUndefined();
});

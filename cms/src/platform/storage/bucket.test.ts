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
  'refuses to start with a bucket but without %s, and names it',
  (missing) => {
    expect(settings()).toMatchObject({ name: 'pictures', accessKeyId: 'an-id', secretAccessKey: 'a-key' });
    for (const value of ['', undefined])
      expect(() => settings({ [missing]: value })).toThrow(`Also set ${missing}`);
  },
);

test('requires no other variable without a bucket', () => {
  expect(bucketSettings(() => undefined)).toBeUndefined();
});

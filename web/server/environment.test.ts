import { expect, test } from 'vitest';
import { readEnvironment } from './environment';

const RENDER_SECRET = 'a-render-secret-of-a-test-0123456789';

test('every variable but the secret is optional', () => {
  expect(readEnvironment({ RENDER_SECRET })).toEqual({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    cmsUrl: 'http://127.0.0.1:1337',
    panelUrl: 'http://localhost:1337',
    renderSecret: RENDER_SECRET,
    dataDir: './data',
    drainMs: 0,
    trustProxy: 0,
    logLevel: 'info',
    metrics: undefined,
  });
});

test('a wrong value stops the start with a sentence that names the variable', () => {
  expect(() => readEnvironment({ RENDER_SECRET, PORT: 'three thousand' })).toThrow('PORT is wrong');
  expect(() => readEnvironment({ RENDER_SECRET, PUBLIC_URL: 'example.com' })).toThrow('PUBLIC_URL is wrong');
  expect(() => readEnvironment({ RENDER_SECRET, TRUST_PROXY: '-1' })).toThrow('TRUST_PROXY is wrong');
});

test('without the secret it does not start, and says which', () => {
  for (const secret of [undefined, '', 'short'])
    expect(() => readEnvironment({ RENDER_SECRET: secret })).toThrow('RENDER_SECRET is wrong');
});

test('an empty value counts as absent, an origin loses its trailing slash', () => {
  const { publicUrl, port } = readEnvironment({
    RENDER_SECRET,
    PORT: '',
    PUBLIC_URL: 'https://amani.example/',
  });
  expect(port).toBe(3000);
  expect(publicUrl).toBe('https://amani.example');
});

test('a bucket is read at its address, unless browsers load from a public one themselves', () => {
  const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
  const amazon = { RENDER_SECRET, S3_BUCKET: 'media', S3_REGION: 'af-south-1', ...keys };
  expect(readEnvironment(amazon).bucket).toEqual({
    address: 'https://media.s3.af-south-1.amazonaws.com',
    region: 'af-south-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  const elsewhere = { ...amazon, S3_ENDPOINT: 'https://s3.example/' };
  expect(readEnvironment(elsewhere).bucket?.address).toBe('https://s3.example/media');
  const { bucket, mediaUrl } = readEnvironment({ ...amazon, S3_PUBLIC_URL: 'https://cdn.example/media/' });
  expect({ bucket, mediaUrl }).toEqual({ bucket: undefined, mediaUrl: 'https://cdn.example/media' });
});

import { afterEach, expect, test, vi } from 'vitest';
import { fakePasskeys, PASSKEY_OPTIONS } from '../testing/fake-passkeys';
import { askForPasskey, createPasskey } from './passkeys';

afterEach(() => {
  vi.unstubAllGlobals();
});

const failing = (name: string) => fakePasskeys(() => Promise.reject(new DOMException('no', name)));
const options = Promise.resolve({
  ...PASSKEY_OPTIONS,
  rp: { id: 'example.org', name: '' },
  rpId: 'example.org',
  pubKeyCredParams: [],
});

test.each([
  ['InvalidStateError', /already has a passkey/],
  ['ConstraintError', /cannot store passkeys\. Use a newer one/],
  ['NotSupportedError', /cannot store passkeys\. Use a newer one/],
  ['UnknownError', /If it is full, delete a passkey/],
  ['SecurityError', /^Passkeys only work at example\.org/],
  ['DataError', /^This browser cannot use passkeys here \(DataError\)/],
])('creating a passkey explains %s', async (name, sentence) => {
  failing(name);
  await expect(createPasskey(options)).rejects.toThrow(sentence);
});

test.each([
  ['UnknownError', /did not answer\. Connect it again/],
  ['SecurityError', /^Passkeys only work at example\.org/],
])('using a passkey explains %s', async (name, sentence) => {
  failing(name);
  await expect(askForPasskey(options)).rejects.toThrow(sentence);
});

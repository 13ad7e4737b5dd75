import { vi } from 'vitest';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** The browser's answer to a question for a passkey. */
const answer = {
  id: 'cGFzc2tleQ',
  rawId: bytes('passkey'),
  type: 'public-key',
  response: {
    authenticatorData: bytes('data'),
    clientDataJSON: bytes('client'),
    signature: bytes('signature'),
    attestationObject: bytes('attestation'),
  },
  getClientExtensionResults: () => ({}),
};

/** Options as the CMS sends them. */
export const PASSKEY_OPTIONS = {
  challenge: 'Y2hhbGxlbmdl',
  user: { id: 'b3duZXI', name: '', displayName: '' },
};

/**
 * Gives jsdom passkeys.
 * @param ask the browser's question; it answers at once by default
 */
export function fakePasskeys(ask: () => Promise<unknown> = async () => answer): void {
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', {
    value: { get: vi.fn(ask), create: vi.fn(ask) },
    configurable: true,
  });
}

/** What a browser throws when its question is closed. */
export const closedQuestion = () => Promise.reject(new DOMException('closed', 'NotAllowedError'));

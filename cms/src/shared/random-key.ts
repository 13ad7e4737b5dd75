/**
 * Returns 32 random hexadecimal digits. `crypto.randomUUID` exists only on secure origins, but a site in a local network
 * has plain HTTP.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

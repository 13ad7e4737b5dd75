/** Below this path the rest is the secret of a client's page. */
const CLIENTS = /^\/(?:v1\/)?b(?:\/|$)/i;

/** Servers and browsers decode a path once or twice. */
const MAX_DECODINGS = 3;

/**
 * Returns whether a path is a client's page in any spelling: with encoded letters or slashes, extra slashes, dots or
 * capitals.
 */
export function isClientsPath(path: string): boolean {
  return CLIENTS.test(straightened(path));
}

function straightened(path: string): string {
  let decoded = path;
  for (let time = 0; time < MAX_DECODINGS; time += 1) decoded = decodedOnce(decoded);
  const steps: string[] = [];
  for (const step of decoded.split(/[/\\]/)) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return `/${steps.join('/')}`;
}

/** Decodes once; a percent sign that encodes nothing remains. */
function decodedOnce(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

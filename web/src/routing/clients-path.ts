/** Below these a path holds the key to one client's own page. */
const CLIENTS = /^\/(?:v1\/)?b(?:\/|$)/i;

/** Servers and browsers decode a path once or twice; more is written by nobody who wants a page. */
const MOST_DECODINGS = 3;

/**
 * Whether a path is, or is another spelling of, one of the pages that only their client may see: with encoded letters or
 * slashes, with extra ones, with dots, in capitals.
 */
export function isClientsPath(path: string): boolean {
  return CLIENTS.test(straightened(path));
}

function straightened(path: string): string {
  let decoded = path;
  for (let time = 0; time < MOST_DECODINGS; time += 1) decoded = decodedOnce(decoded);
  const steps: string[] = [];
  for (const step of decoded.split(/[/\\]/)) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return `/${steps.join('/')}`;
}

/** A percent sign that encodes nothing is itself. */
function decodedOnce(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

// @ts-check

/**
 * Lets this program import TypeScript. Scripts that run before the packages are installed, and those that
 * keep the site running, are plain JavaScript with types in comments (`.mjs`). All others are TypeScript.
 * Node reads it from 22.18 on, so the image works without tsx.
 */
export async function allowTypeScript() {
  if ('typescript' in process.features && process.features.typescript) return;
  // tsx must not store compiled files: nothing is written outside DATA_DIR.
  process.env.TSX_DISABLE_CACHE = '1';
  const { register } = await import('tsx/esm/api');
  register();
}

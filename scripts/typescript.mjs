// @ts-check

/**
 * Lets this program import TypeScript from here on. What runs before the packages are installed, and what keeps the site
 * running, is plain JavaScript with types in comments (`.mjs`); everything else is TypeScript. From 22.18 on Node reads
 * it by itself: the image does without tsx.
 */
export async function allowTypeScript() {
  if ('typescript' in process.features && process.features.typescript) return;
  // Nothing is written outside DATA_DIR, so what is compiled is not kept either.
  process.env.TSX_DISABLE_CACHE = '1';
  const { register } = await import('tsx/esm/api');
  register();
}

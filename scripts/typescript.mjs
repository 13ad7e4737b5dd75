// @ts-check

/**
 * Lets this program import TypeScript from here on. What runs before the packages are installed, and what keeps the site
 * running, is plain JavaScript with types in comments (`.mjs`); everything else is TypeScript.
 */
export async function allowTypeScript() {
  // Nothing is written outside DATA_DIR, so what is compiled is not kept either.
  process.env.TSX_DISABLE_CACHE = '1';
  const { register } = await import('tsx/esm/api');
  register();
}

// @ts-check

const SCRIPT = /<script\b.*?<\/script>/gs;
/** A sheet whose rules stand in the page. */
const DISABLED_SHEET = /<link rel="stylesheet"[^>]*\sdisabled[^>]*>/g;
const COMMENT = /<!--.*?-->/gs;

/**
 * The page as somebody would write it by hand: the same words, pictures and letters, its style in it, and no script.
 *
 * @param {string} html a page as the site sends it
 * @throws when a sheet is asked for, which a hand would have written into the page
 */
export function handMade(html) {
  const made = html.replace(SCRIPT, '').replace(DISABLED_SHEET, '').replace(COMMENT, '');
  if (/<link rel="stylesheet"/.test(made)) throw new Error('The style of the page is not in the page.');
  return made;
}

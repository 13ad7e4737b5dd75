import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { panelTexts } from './wording';

const HOME = /^\/admin\/?$/;
const PAGE = /^\/admin\//;
const RETRY_SECONDS = 3;

/** The panel's API has addresses below /admin, too. Browsers ask for HTML when they open a page. */
const asksForPanel = (ctx: Context) =>
  ctx.method === 'GET' &&
  (HOME.test(ctx.path) || (PAGE.test(ctx.path) && ctx.get('Accept').includes('text/html')));

const page = (text: string, head = '') => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">${head}
<title>${panelTexts.title}</title>
<p>${text}</p>
</html>
`;

/** Reloads itself, so it becomes the panel. */
const BEING_BUILT = page(panelTexts.beingBuilt, `\n<meta http-equiv="refresh" content="${RETRY_SECONDS}">`);
const FAILED = page(panelTexts.failed);

/**
 * Answers for the panel while `npm start` builds it: its files count only once the note of the finished build is
 * beside them.
 */
export default (_config: unknown, { strapi }: { strapi: Pick<Core.Strapi, 'dirs'> }) => {
  const folder = join(strapi.dirs.dist.root, 'build');
  let isBuilt = false;
  return async (ctx: Context, next: Next) => {
    isBuilt ||= existsSync(join(folder, '.built-from'));
    if (isBuilt || !asksForPanel(ctx)) return next();
    const hasFailed = existsSync(join(folder, '.failed'));
    // Not 503 while it is built: the log would call each reload an error.
    ctx.status = hasFailed ? 503 : 202;
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'html';
    ctx.body = hasFailed ? FAILED : BEING_BUILT;
  };
};

import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * What the document shows: the app as the browser takes it over, and what stands below it. Each is rendered by itself: an
 * app with a neighbour would give its fields other ids than the one that the browser knows, which has none.
 */
export function pageMarkup(app: ReactNode, below?: ReactNode): string {
  return renderToString(<div id="root">{app}</div>) + renderToString(below);
}

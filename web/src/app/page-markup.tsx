import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Returns the markup of the app and of what follows it. They are rendered separately: an app with a sibling would give
 * its fields other ids than in the browser, where it has none.
 */
export function pageMarkup(app: ReactNode, below?: ReactNode): string {
  return renderToString(<div id="root">{app}</div>) + renderToString(below);
}

import type { ReactNode } from 'react';

/**
 * What only visitors without JavaScript see. A running app has no need of it, and React leaves the inside of `noscript`
 * alone.
 */
export const WithoutScript = import.meta.env.SSR
  ? ({ children }: { children: ReactNode }) => <noscript>{children}</noscript>
  : (_: { children: ReactNode }) => <noscript />;

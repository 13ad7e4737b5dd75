import type { MantineThemeOverride } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { logFailure } from '../notifications/log';
import { useToastWants } from '../notifications/toasts';
import { type Theme, useTheme } from '../routing/theme';

const LOOKS: Record<Theme, () => Promise<{ theme: MantineThemeOverride }>> = {
  modern: () => import('../themes/modern/mantine'),
  classic: () => import('../themes/classic/mantine'),
};

async function loadFrame(look: Theme) {
  const [{ ToastFrame }, { theme }] = await Promise.all([import('./toast-frame'), LOOKS[look]()]);
  return { look, frame: <ToastFrame theme={theme} /> };
}

/**
 * Loads the place for toasts once they may be needed. The page neither waits for it nor fails with it: after a failure
 * the next touch or toast tries again.
 */
export function ToastPlace() {
  const look = useTheme();
  const [loaded, setLoaded] = useState<{ look: Theme; frame: ReactNode }>();
  const isThere = loaded?.look === look;
  const wants = useToastWants(isThere);
  useEffect(() => {
    if (wants === 0 || isThere) return;
    let isLeft = false;
    loadFrame(look).then(
      (now) => isLeft || setLoaded(now),
      (error: unknown) => logFailure('Toasts could not be loaded', error),
    );
    return () => {
      isLeft = true;
    };
  }, [wants, isThere, look]);
  return loaded?.frame;
}

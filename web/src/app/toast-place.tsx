import type { MantineThemeOverride } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { logFailure } from '../outcomes/log';
import { useToastWants } from '../outcomes/toasts';
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
 * A place for toasts, once there may be one. No part of the page waits for it or fails with it: what could not be loaded
 * is asked for again with the next touch or toast.
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

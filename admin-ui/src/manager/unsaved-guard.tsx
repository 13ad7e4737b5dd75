import { Button, Group, Modal, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { wording } from './wording';

const forms = new Set<() => boolean>();

/** Whether any form on the screen would lose something: asked before signing out. */
export function hasUnsavedChanges(): boolean {
  return [...forms].some((hasChanges) => hasChanges());
}

/** Signing out asks first while this would lose something. */
export function useAskedBeforeSigningOut(hasChanges: () => boolean): void {
  const latest = useRef(hasChanges);
  useEffect(() => {
    latest.current = hasChanges;
  });
  useEffect(() => {
    const ask = () => latest.current();
    forms.add(ask);
    return () => {
      forms.delete(ask);
    };
  }, []);
}

interface UnsavedGuardProps {
  hasChanges: () => boolean;
  /** While a save is under way. */
  saving: boolean;
  /** The form stays as it is while only the search of the address changes. */
  survivesSearch: boolean;
  /** Holds the way on while the question stands. */
  departure: RefObject<(() => void) | null>;
}

/**
 * Asks before a navigation inside the area throws unsaved changes away; the browser asks when the tab is
 * closed. Session handling navigates with `ignoreBlocker` and is not stopped.
 */
export function UnsavedGuard({ hasChanges, saving, survivesSearch, departure }: UnsavedGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      !(survivesSearch && current.pathname === next.pathname) && hasChanges(),
    enableBeforeUnload: hasChanges,
    withResolver: true,
  });
  const { proceed } = blocker;
  useEffect(() => {
    departure.current = proceed ?? null;
  }, [departure, proceed]);
  useAskedBeforeSigningOut(hasChanges);
  return (
    <Modal
      opened={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={saving ? wording.savingTitle : wording.unsavedTitle}
    >
      <Text>{saving ? wording.savingText : wording.unsavedText}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          {wording.leave}
        </Button>
        <Button onClick={() => blocker.reset?.()} data-autofocus>
          {wording.stay}
        </Button>
      </Group>
    </Modal>
  );
}

import { Button, Group, Modal, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { wording } from '../wording';

const forms = new Set<() => boolean>();

/** Returns whether a form on the screen has unsaved changes; checked before signing out. */
export function hasUnsavedChanges(): boolean {
  return [...forms].some((hasChanges) => hasChanges());
}

/** Makes signing out ask first while there are unsaved changes. */
export function useAskedBeforeSigningOut(hasChanges: () => boolean): void {
  const latest = useEffectEvent(hasChanges);
  useEffect(() => {
    const ask = () => latest();
    forms.add(ask);
    return () => {
      forms.delete(ask);
    };
  }, []);
}

interface UnsavedGuardProps {
  hasChanges: () => boolean;
  isSaving: boolean;
  /** Whether the form stays while only the search of the URL changes. */
  survivesSearch: boolean;
  /** Holds the blocked navigation while the question is open. */
  blockedNavigation: RefObject<(() => void) | null>;
  /** Drops the draft and continues the blocked navigation. Omitted if nothing is kept. */
  onDiscard?: () => void;
}

/**
 * Asks before a navigation inside the area discards unsaved changes. The browser asks when the tab is closed. Session
 * handling navigates with `ignoreBlocker` and is not stopped.
 */
export function UnsavedGuard({
  hasChanges,
  isSaving,
  survivesSearch,
  blockedNavigation,
  onDiscard,
}: UnsavedGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      !(survivesSearch && current.pathname === next.pathname) && hasChanges(),
    enableBeforeUnload: hasChanges,
    withResolver: true,
  });
  const { proceed } = blocker;
  useEffect(() => {
    blockedNavigation.current = proceed ?? null;
  }, [blockedNavigation, proceed]);
  useAskedBeforeSigningOut(hasChanges);
  return (
    <Modal
      opened={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={isSaving ? wording.savingTitle : wording.unsavedTitle}
    >
      <Text>{isSaving ? wording.savingText : wording.unsavedText}</Text>
      <Group justify="flex-end" mt="lg">
        {onDiscard && !isSaving && (
          <Button variant="subtle" color="red" onClick={onDiscard}>
            {wording.discardDraft}
          </Button>
        )}
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

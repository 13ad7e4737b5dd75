import { Alert, Button, Title } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { relativeDay } from '../../dates/format';
import type { Fields, Values } from '../fields/fields';
import { useIsPhone } from '../page/page-frame';
import { wording } from '../wording';
import { BusyButton } from './busy-button';
import { ConflictDialog } from './conflict-dialog';
import classes from './editor-frame.module.css';
import { UnsavedGuard } from './unsaved-guard';
import type { EditorForm } from './use-editor-form';

interface EditorWording {
  createTitle: string;
  create: string;
  creating: string;
  editTitle: string;
  update: string;
  updating: string;
}

/** Returns the title and button labels for `EditorFrame`, for a new or a stored item. */
export function editorLabels(wording: EditorWording, item: object | null) {
  return item
    ? { title: wording.editTitle, submitLabel: wording.update, busyLabel: wording.updating }
    : { title: wording.createTitle, submitLabel: wording.create, busyLabel: wording.creating };
}

interface EditorFrameProps<F extends Fields> {
  editor: EditorForm<F>;
  /** 'Create New Project' or 'Edit Project'. Omitted in a dialog, which has its own title. */
  title?: string | undefined;
  /** 'Create Project' or 'Update Project' */
  submitLabel: string;
  /** 'Creating...' or 'Updating...' */
  busyLabel: string;
  /** Unless something besides the save is under way, whether the editor is saving. */
  isBusy?: boolean;
  onSubmit: (values: Values<F>) => void;
  onCancel?: () => void;
  /** Whether changes outside the form's values, such as a chosen file, would be lost. */
  alsoChanged?: boolean;
  /** For a form beside a list: the form stays, without a question, while the list's page or search changes. */
  survivesSearch?: boolean;
  /** More buttons, shown at the end of the row; on a phone above it, so that it stays low. */
  more?: ReactNode;
  children: ReactNode;
}

/** Shows heading, fields and buttons of an editor. Handles Ctrl/Cmd-S, unsaved changes and conflicts. */
export function EditorFrame<F extends Fields>({
  editor,
  title,
  submitLabel,
  busyLabel,
  isBusy = editor.isSaving,
  onSubmit,
  onCancel,
  alsoChanged = false,
  survivesSearch = false,
  more,
  children,
}: EditorFrameProps<F>) {
  const isPhone = useIsPhone();
  const formElement = useRef<HTMLFormElement>(null);
  const save = () => formElement.current?.requestSubmit();
  const saveByKey = ({ target }: KeyboardEvent) => {
    // In a dialog above the form, the shortcut would send a form whose question is still open.
    const dialog = target instanceof Element ? target.closest('[role="dialog"]') : null;
    if (!dialog || dialog.contains(formElement.current)) save();
  };
  useHotkeys([['mod+S', saveByKey]], []);

  const keepMine = () => {
    // `flushSync`, because the next save must use the revision that the form is now based on.
    flushSync(editor.keepMine);
    save();
  };

  return (
    <form
      ref={formElement}
      className={classes.form}
      noValidate
      aria-busy={isBusy}
      onSubmit={isBusy ? (event) => event.preventDefault() : editor.submit(onSubmit)}
    >
      {title && (
        <Title order={2} className={classes.title}>
          {title}
        </Title>
      )}
      {editor.restoredFrom && <RestoredDraft from={editor.restoredFrom} onDiscard={editor.discardDraft} />}
      <RemoteDraftOffer {...editor.remoteDraft} />
      <div className={classes.fields}>{children}</div>
      {isPhone && more && <div className={classes.more}>{more}</div>}
      <div className={classes.actions} data-lower-bar="form">
        <BusyButton type="submit" busy={isBusy} busyLabel={busyLabel} title={wording.saveShortcut}>
          {submitLabel}
        </BusyButton>
        {onCancel && (
          <Button variant="default" onClick={onCancel} disabled={isBusy}>
            {wording.cancel}
          </Button>
        )}
        {!isPhone && more}
      </div>
      <UnsavedGuard
        hasChanges={() => editor.hasChanges(alsoChanged)}
        isSaving={isBusy}
        survivesSearch={survivesSearch}
        blockedNavigation={editor.blockedNavigation}
        onDiscard={editor.close}
      />
      <ConflictDialog
        opened={editor.conflict !== null}
        words={wording.conflict}
        mine={editor.conflict?.mine ?? []}
        theirs={editor.conflict?.theirs ?? null}
        onKeepMine={keepMine}
        onTakeTheirs={editor.takeStored}
        onClose={editor.decideLater}
      />
    </form>
  );
}

/** Tells the owner that a draft was restored, and offers to discard it. */
export function RestoredDraft({ from, onDiscard }: { from: string; onDiscard: () => void }) {
  return (
    <Alert color="blue" className={classes.restored}>
      <span>{wording.draftRestored(relativeDay(from).toLowerCase())}</span>
      <Button variant="subtle" size="compact-md" color="blue" onClick={onDiscard}>
        {wording.discardDraft}
      </Button>
    </Alert>
  );
}

function RemoteDraftOffer({
  offer,
  isLocalOnly,
  take,
  discard,
  question,
  answer,
}: EditorForm<Fields>['remoteDraft']) {
  return (
    <>
      {offer && (
        <Alert color="blue" className={classes.restored}>
          <span>
            {`${wording.remoteDraft.offer(relativeDay(offer.keptAt).toLowerCase())} ${wording.remoteDraft.keptHere}`}
          </span>
          <Button
            size="compact-md"
            classNames={{ root: classes.choice, label: classes.choiceText }}
            onClick={take}
          >
            {wording.remoteDraft.take}
          </Button>
          <Button variant="subtle" size="compact-md" color="blue" onClick={discard}>
            {wording.remoteDraft.discard}
          </Button>
        </Alert>
      )}
      {isLocalOnly && !offer && (
        <p className={classes.onlyHere} role="status">
          {wording.remoteDraft.onlyHere}
        </p>
      )}
      <ConflictDialog
        opened={question !== null}
        words={wording.remoteDraft.conflict}
        mine={question?.offered ?? []}
        theirs={question?.here ?? []}
        onKeepMine={() => answer('offered')}
        onTakeTheirs={() => answer('here')}
        onClose={() => answer('later')}
      />
    </>
  );
}

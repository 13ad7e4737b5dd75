import { useMutation } from '@tanstack/react-query';
import { confirmAction } from '../../kit/delete/confirm-action';
import { BusyButton } from '../../kit/form/busy-button';
import { hasUnsavedChanges } from '../../kit/form/unsaved-guard';
import classes from './account-panel.module.css';
import { signOutEverywhere } from './queries';
import { wording as sentences } from './wording';

const wording = sentences.account;

/** Ends all sessions. After it, this browser must sign in again. */
export function SignOutEverywhere() {
  const everywhere = useMutation(signOutEverywhere());
  const endAll = async () => {
    const question = hasUnsavedChanges()
      ? { question: wording.everywhereUnsaved, about: sentences.draftsStay }
      : { question: wording.everywhereQuestion };
    const sure = await confirmAction({ ...question, yes: wording.everywhere });
    if (sure) everywhere.mutate();
  };
  return (
    <>
      <p className={classes.hint}>{wording.everywhereHint}</p>
      <BusyButton
        variant="default"
        busy={everywhere.isPending}
        busyLabel={wording.signingOut}
        onClick={endAll}
      >
        {wording.everywhere}
      </BusyButton>
    </>
  );
}

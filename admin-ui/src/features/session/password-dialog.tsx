import { Button, Modal, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { BusyButton } from '../../kit/form/busy-button';
import { showProblem } from '../../notifications/toasts';
import { session } from '../../strapi/owner-session';
import classes from './login-page.module.css';
import { PasswordField } from './password-field';
import { signInOwner } from './queries';
import { credentialProblems } from './session';
import { useSessionState } from './use-session';
import { wording } from './wording';

/** Above every other dialog, because the owner may have been working in one. */
const ON_TOP = 1000;

/** Asks for the password in place after the session has ended; the waiting requests then continue. */
export function PasswordDialog() {
  const ended = useSessionState() === 'ended';
  return (
    <Modal
      opened={ended}
      onClose={() => undefined}
      title={wording.endedTitle}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      zIndex={ON_TOP}
      // Hides the page behind it: someone may have ended the session on purpose.
      overlayProps={{ backgroundOpacity: 1, color: 'var(--mantine-color-body)' }}
    >
      <PasswordForm />
    </Modal>
  );
}

function PasswordForm() {
  const known = session.account();
  const signIn = useMutation(signInOwner());
  const form = useForm({ mode: 'uncontrolled', initialValues: { username: known, password: '' } });
  const submit = form.onSubmit((credentials) => {
    const [sentence] = Object.values(credentialProblems(credentials));
    if (sentence) showProblem(sentence);
    else signIn.mutate(credentials);
  });
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <Text>{wording.endedText}</Text>
      {known ? (
        <>
          <Text c="dimmed">{wording.signedInAs(known)}</Text>
          {/* Password managers find the password by the name beside it. */}
          <input type="text" name="username" value={known} autoComplete="username" readOnly hidden />
        </>
      ) : (
        <TextInput
          key={form.key('username')}
          {...form.getInputProps('username')}
          label={wording.username}
          autoComplete="username"
        />
      )}
      <PasswordField key={form.key('password')} {...form.getInputProps('password')} data-autofocus />
      <div className={classes.choices}>
        <Button variant="subtle" color="gray" onClick={session.leave}>
          {wording.leave}
        </Button>
        <BusyButton type="submit" busy={signIn.isPending} busyLabel={wording.busy}>
          {wording.submit}
        </BusyButton>
      </div>
    </form>
  );
}

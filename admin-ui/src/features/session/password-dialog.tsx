import { Button, Modal, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { BusyButton } from '../../kit/form/busy-button';
import { showProblem } from '../../notifications/toasts';
import { session } from '../../strapi/owner-session';
import classes from './login-page.module.css';
import { PasskeyButton } from './passkey-button';
import { PasswordField } from './password-field';
import { SecondStepForm } from './second-step-form';
import { credentialProblems } from './session';
import { useSignIn } from './sign-in';
import { useSessionState } from './use-session';
import { wording } from './wording';

/** Above every other dialog, because the owner may have been working in one. */
const ON_TOP = 1000;

/** Continuing shows no toast, and stays on the page. */
const IN_PLACE = {};

/** Asks to sign in again in place after the session has ended; the waiting requests then continue. */
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
      transitionProps={{ duration: 0 }}
      overlayProps={{ backgroundOpacity: 1, color: 'var(--mantine-color-body)' }}
    >
      <SigningInAgain />
    </Modal>
  );
}

function SigningInAgain() {
  const { password, passkey, step, back } = useSignIn(IN_PLACE);
  if (step)
    return (
      <>
        <Title order={3} mb="md">
          {wording.confirmTitle}
        </Title>
        <SecondStepForm step={step} entry={IN_PLACE} onBack={back} />
      </>
    );
  return <PasswordForm password={password} passkey={passkey} />;
}

function PasswordForm({ password, passkey }: Pick<ReturnType<typeof useSignIn>, 'password' | 'passkey'>) {
  const known = session.account();
  const form = useForm({ mode: 'uncontrolled', initialValues: { username: known, password: '' } });
  const submit = form.onSubmit((credentials) => {
    const [sentence] = Object.values(credentialProblems(credentials));
    if (sentence) showProblem(sentence);
    else password.mutate(credentials);
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
        <BusyButton type="submit" busy={password.isPending} busyLabel={wording.busy}>
          {wording.submit}
        </BusyButton>
      </div>
      <PasskeyButton busy={passkey.isPending} error={passkey.error} onClick={() => passkey.mutate()}>
        {wording.withPasskey}
      </PasskeyButton>
    </form>
  );
}

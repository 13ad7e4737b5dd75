import { Alert, Anchor, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { BusyButton } from '../../kit/form/busy-button';
import { useDocumentTitle } from '../../kit/page/document-title';
import { showProblem } from '../../notifications/toasts';
import { EntryCard } from './entry-card';
import classes from './login-page.module.css';
import { PasskeyButton } from './passkey-button';
import { PasswordField } from './password-field';
import { SecondStepForm } from './second-step-form';
import { blankCredentials, credentialProblems } from './session';
import { useSignIn } from './sign-in';
import { wording } from './wording';

interface LoginPageProps {
  /** Name of the site; empty until it is loaded. */
  siteTitle: string;
  /** Whether a forgotten password can be reset by mail. */
  sendsMail: boolean;
  onSignedIn: () => void;
}

export function LoginPage({ siteTitle, sendsMail, onSignedIn }: LoginPageProps) {
  useDocumentTitle(wording.title);
  const entry = { done: wording.welcome, onSignedIn };
  const { password, passkey, step, back } = useSignIn(entry);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: blankCredentials,
    validate: (values) =>
      Object.fromEntries(Object.keys(credentialProblems(values)).map((field) => [field, true])),
  });
  const submit = form.onSubmit(
    (credentials) => password.mutate(credentials),
    (_flagged, values) => {
      const [sentence] = Object.values(credentialProblems(values));
      if (sentence) showProblem(sentence);
    },
  );

  if (step)
    return (
      <EntryCard siteTitle={siteTitle} heading={wording.confirmTitle}>
        <SecondStepForm step={step} entry={entry} onBack={back} />
      </EntryCard>
    );
  return (
    <EntryCard siteTitle={siteTitle} heading={wording.heading}>
      {window.isSecureContext === false && (
        <Alert color="yellow" mb="md">
          {wording.unencrypted}
        </Alert>
      )}
      <form onSubmit={submit} noValidate className={classes.form}>
        <TextInput
          key={form.key('username')}
          {...form.getInputProps('username')}
          label={wording.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
        <PasswordField key={form.key('password')} {...form.getInputProps('password')} />
        <BusyButton type="submit" busy={password.isPending} busyLabel={wording.busy} fullWidth>
          {wording.submit}
        </BusyButton>
      </form>
      <div className={classes.passkey}>
        <PasskeyButton busy={passkey.isPending} error={passkey.error} onClick={() => passkey.mutate()}>
          {wording.withPasskey}
        </PasskeyButton>
      </div>
      {sendsMail && (
        <Anchor component={Link} to="/reset-password" className={classes.forgot}>
          {wording.reset.link}
        </Anchor>
      )}
      <Anchor href="/" className={classes.back}>
        <IconArrowLeft size={18} aria-hidden />
        {wording.backToSite}
      </Anchor>
    </EntryCard>
  );
}

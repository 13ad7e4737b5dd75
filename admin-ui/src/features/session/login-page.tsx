import { Anchor, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconArrowLeft } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BusyButton } from '../../kit/form/busy-button';
import { useDocumentTitle } from '../../kit/page/document-title';
import { showProblem } from '../../notifications/toasts';
import { EntryCard } from './entry-card';
import classes from './login-page.module.css';
import { PasswordField } from './password-field';
import { signInOwner } from './queries';
import { blankCredentials, credentialProblems } from './session';
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
  const signIn = useMutation(signInOwner({ done: wording.welcome }));
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: blankCredentials,
    validate: (values) =>
      Object.fromEntries(Object.keys(credentialProblems(values)).map((field) => [field, true])),
  });
  const submit = form.onSubmit(
    (credentials) => signIn.mutate(credentials, { onSuccess: onSignedIn }),
    (_flagged, values) => {
      const [sentence] = Object.values(credentialProblems(values));
      if (sentence) showProblem(sentence);
    },
  );

  return (
    <EntryCard siteTitle={siteTitle} heading={wording.heading}>
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
        <BusyButton type="submit" busy={signIn.isPending} busyLabel={wording.busy} fullWidth>
          {wording.submit}
        </BusyButton>
      </form>
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

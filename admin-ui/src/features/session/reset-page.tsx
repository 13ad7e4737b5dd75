import { Anchor, PasswordInput, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconArrowLeft } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BusyButton } from '../../kit/form/busy-button';
import { useDocumentTitle } from '../../kit/page/document-title';
import { showProblem } from '../../notifications/toasts';
import { EntryCard } from './entry-card';
import classes from './login-page.module.css';
import { askForLink, choosePassword } from './queries';
import { newPasswordProblems } from './session';
import { wording as sentences } from './wording';

const wording = sentences.reset;

interface ResetPageProps {
  /** Name of the site; empty until it is loaded. */
  siteTitle: string;
  /** Token from the link in the email; empty to request a link. */
  token: string;
  onChosen: () => void;
}

/** Requests a reset link, or sets a new password with it. */
export function ResetPage({ siteTitle, token, onChosen }: ResetPageProps) {
  const title = token ? wording.choose : wording.title;
  useDocumentTitle(title);
  return (
    <EntryCard siteTitle={siteTitle} heading={title}>
      {token ? <NewPasswordForm token={token} onChosen={onChosen} /> : <AskingForm />}
      <Anchor component={Link} to="/login" className={classes.back}>
        <IconArrowLeft size={18} aria-hidden />
        {wording.backToSignIn}
      </Anchor>
    </EntryCard>
  );
}

function AskingForm() {
  const ask = useMutation(askForLink());
  const form = useForm({ mode: 'uncontrolled', initialValues: { identifier: '' } });
  const submit = form.onSubmit(({ identifier }) => {
    if (identifier.trim()) ask.mutate(identifier);
    else showProblem(wording.identifierMissing);
  });
  if (ask.isSuccess) return <Text role="status">{wording.asked}</Text>;
  return (
    <Form onSubmit={submit}>
      <Text>{wording.text}</Text>
      <TextInput
        key={form.key('identifier')}
        {...form.getInputProps('identifier')}
        label={wording.identifier}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <BusyButton type="submit" busy={ask.isPending} busyLabel={wording.asking} fullWidth>
        {wording.ask}
      </BusyButton>
    </Form>
  );
}

function NewPasswordForm({ token, onChosen }: Pick<ResetPageProps, 'token' | 'onChosen'>) {
  const choose = useMutation(choosePassword(token));
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '', passwordConfirmation: '' },
    validate: newPasswordProblems,
  });
  const submit = form.onSubmit(
    (values) => choose.mutate(values, { onSuccess: onChosen }),
    (problems) => showProblem(String(Object.values(problems)[0])),
  );
  return (
    <Form onSubmit={submit}>
      <PasswordInput
        key={form.key('password')}
        {...form.getInputProps('password')}
        label={sentences.account.newPassword}
        description={wording.newPasswordHint}
        autoComplete="new-password"
        autoFocus
      />
      <PasswordInput
        key={form.key('passwordConfirmation')}
        {...form.getInputProps('passwordConfirmation')}
        label={sentences.account.repeatPassword}
        autoComplete="new-password"
      />
      <BusyButton type="submit" busy={choose.isPending} busyLabel={wording.saving} fullWidth>
        {wording.save}
      </BusyButton>
    </Form>
  );
}

function Form({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      {children}
    </form>
  );
}

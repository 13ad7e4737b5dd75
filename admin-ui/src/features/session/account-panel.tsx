import { PasswordInput, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EMAIL_LENGTH } from '../../../../cms/src/shared/limits';
import { confirmAction } from '../../kit/delete/confirm-action';
import { BusyButton } from '../../kit/form/busy-button';
import { hasUnsavedChanges } from '../../kit/form/unsaved-guard';
import { Loaded } from '../../kit/page/loaded';
import { showProblem } from '../../notifications/toasts';
import type { PasswordChange } from '../../strapi/auth';
import classes from './account-panel.module.css';
import { changeOwnEmail, changeOwnPassword, sessionQueries } from './queries';
import { passwordProblems } from './session';
import { wording as sentences } from './wording';

const wording = sentences.account;

const FIELDS = [
  { name: 'currentPassword', label: wording.currentPassword, autoComplete: 'current-password' },
  {
    name: 'password',
    label: wording.newPassword,
    description: wording.newPasswordHint,
    autoComplete: 'new-password',
  },
  { name: 'passwordConfirmation', label: wording.repeatPassword, autoComplete: 'new-password' },
] as const;

/**
 * Changes the email address and the password. After a new password, this browser must sign in again.
 * @param children the section about other ways to sign in, and all devices
 */
export function AccountPanel({ children }: { children: ReactNode }) {
  const change = useMutation(changeOwnPassword());
  const form = useForm<PasswordChange>({
    mode: 'uncontrolled',
    initialValues: { currentPassword: '', password: '', passwordConfirmation: '' },
    validate: passwordProblems,
  });
  const submit = form.onSubmit(
    async (values) => {
      const sure =
        !hasUnsavedChanges() ||
        (await confirmAction({
          question: wording.changeUnsaved,
          about: sentences.draftsStay,
          yes: wording.changePassword,
        }));
      if (sure) change.mutate(values);
    },
    (problems) => showProblem(String(Object.values(problems)[0])),
  );

  return (
    <section className={classes.panel} aria-labelledby="account">
      <Title order={2} id="account" className={classes.title}>
        {wording.title}
      </Title>
      <EmailForm />
      <form
        className={`${classes.form} ${classes.password}`}
        onSubmit={submit}
        noValidate
        aria-busy={change.isPending}
      >
        {FIELDS.map(({ name, ...props }) => (
          <PasswordInput key={form.key(name)} {...form.getInputProps(name)} {...props} />
        ))}
        <div>
          <BusyButton type="submit" busy={change.isPending} busyLabel={wording.changingPassword}>
            {wording.changePassword}
          </BusyButton>
        </div>
      </form>
      {children}
    </section>
  );
}

/** Shows and changes the address that receives the owner's mail. */
function EmailForm() {
  const ownEmail = useQuery(sessionQueries.ownEmail());
  return <Loaded query={ownEmail}>{(email) => <Form key={email} email={email ?? ''} />}</Loaded>;
}

function Form({ email }: { email: string }) {
  const change = useMutation(changeOwnEmail());
  const form = useForm({ mode: 'uncontrolled', initialValues: { email } });
  const submit = form.onSubmit((values) => {
    if (values.email.trim()) change.mutate(values);
    else showProblem(wording.emailMissing);
  });
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-busy={change.isPending}>
      <TextInput
        key={form.key('email')}
        {...form.getInputProps('email')}
        label={wording.email}
        description={wording.emailHint}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_LENGTH}
      />
      <div>
        <BusyButton type="submit" busy={change.isPending} busyLabel={wording.changingEmail}>
          {wording.changeEmail}
        </BusyButton>
      </div>
    </form>
  );
}

import { Button, PasswordInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { askFirst } from '../../manager/ask-first';
import { BusyButton } from '../../manager/busy-button';
import { showProblem } from '../../notices/toasts';
import type { PasswordChange } from '../../strapi/auth';
import classes from './account-panel.module.css';
import { changeOwnPassword, signOutEverywhere } from './mutations';
import { passwordProblems } from './password-change';
import { wording } from './wording';

/** The owner's password and sessions. After either change this browser has to sign in again. */
export function AccountPanel() {
  const change = useMutation(changeOwnPassword());
  const everywhere = useMutation(signOutEverywhere());
  const form = useForm<PasswordChange>({
    mode: 'uncontrolled',
    initialValues: { currentPassword: '', password: '', passwordConfirmation: '' },
    validate: passwordProblems,
  });
  const submit = form.onSubmit(
    (values) => change.mutate(values),
    (problems) => showProblem(String(Object.values(problems)[0])),
  );
  const endAll = async () => {
    const sure = await askFirst({ question: wording.everywhereQuestion, yes: wording.everywhere });
    if (sure) everywhere.mutate();
  };

  return (
    <section className={classes.panel} aria-labelledby="account">
      <Title order={2} id="account" className={classes.title}>
        {wording.account}
      </Title>
      <form className={classes.form} onSubmit={submit} noValidate aria-busy={change.isPending}>
        <PasswordInput
          key={form.key('currentPassword')}
          {...form.getInputProps('currentPassword')}
          label={wording.currentPassword}
          autoComplete="current-password"
          size="md"
        />
        <PasswordInput
          key={form.key('password')}
          {...form.getInputProps('password')}
          label={wording.newPassword}
          description={wording.newPasswordHint}
          autoComplete="new-password"
          size="md"
        />
        <PasswordInput
          key={form.key('passwordConfirmation')}
          {...form.getInputProps('passwordConfirmation')}
          label={wording.repeatPassword}
          autoComplete="new-password"
          size="md"
        />
        <div>
          <BusyButton type="submit" busy={change.isPending} busyLabel={wording.changingPassword}>
            {wording.changePassword}
          </BusyButton>
        </div>
      </form>
      <div className={classes.everywhere}>
        <p className={classes.hint}>{wording.everywhereHint}</p>
        <Button variant="default" onClick={endAll} disabled={everywhere.isPending}>
          {wording.everywhere}
        </Button>
      </div>
    </section>
  );
}

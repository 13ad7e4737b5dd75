import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { EMAIL_LENGTH } from '../../../../cms/src/shared/limits';
import { BusyButton } from '../../kit/form/busy-button';
import { Loaded } from '../../kit/page/loaded';
import { showProblem } from '../../notifications/toasts';
import classes from './account-panel.module.css';
import { changeOwnEmail, sessionQueries } from './queries';
import { wording as sentences } from './wording';

const wording = sentences.account;

/** Shows and changes the address that receives the owner's mail. */
export function EmailForm() {
  const ownEmail = useQuery(sessionQueries.ownEmail());
  return <Loaded query={ownEmail}>{(email) => <Form key={email} email={email ?? ''} />}</Loaded>;
}

function Form({ email }: { email: string }) {
  const change = useMutation(changeOwnEmail());
  const form = useForm({ mode: 'uncontrolled', initialValues: { email } });
  const submit = form.onSubmit((values) => {
    if (values.email.trim()) change.mutate(values.email);
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

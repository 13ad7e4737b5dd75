import { Alert, Button, Code, TextInput } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { BusyButton } from '../../kit/form/busy-button';
import { showProblem } from '../../notifications/toasts';
import { canUsePasskeys } from '../../strapi/passkeys';
import classes from './login-page.module.css';
import { PasskeyButton } from './passkey-button';
import { PasswordField } from './password-field';
import { wording as sentences } from './wording';

export type TypedWay = 'code' | 'recoveryCode' | 'password';

/** How the owner proves who they are. */
export type Proof = { way: 'passkey' } | { way: TypedWay; typed: string };

const wording = sentences.proof;

const PROPS_BY_WAY = {
  code: { label: wording.code, inputMode: 'numeric', autoComplete: 'one-time-code' },
  recoveryCode: {
    label: wording.recoveryCode,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  password: {},
} as const;

/** A command on the computer of the site. */
const WITHOUT_SECOND_FACTOR = 'npm run owner -- --username NAME --without-second-factor';

interface ProofFormProps {
  hasPasskey: boolean;
  /** What can be typed; the first one is shown. */
  ways: readonly TypedWay[];
  /** Its codes cannot be checked, so they are not among the ways. */
  isAppUnreadable: boolean;
  proving: UseMutationResult<unknown, Error, Proof>;
  /** A button to leave the form. */
  children: ReactNode;
}

/** Asks the owner to prove who they are, in one of the ways that the account has. */
export function ProofForm({ hasPasskey, ways, isAppUnreadable, proving, children }: ProofFormProps) {
  const offersPasskey = hasPasskey && canUsePasskeys();
  const [first] = ways;
  // A recovery code is for an emergency: with a passkey, it is shown on demand.
  const [way, setWay] = useState(offersPasskey && first === 'recoveryCode' ? undefined : first);
  const field = useRef<HTMLInputElement>(null);
  const pendingWay = proving.isPending ? proving.variables.way : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = field.current?.value;
    if (!way || !typed) return showProblem(wording.missing);
    const selectField = () => {
      field.current?.focus();
      field.current?.select();
    };
    proving.mutate({ way, typed }, { onError: selectField });
  };
  const Field = way === 'password' ? PasswordField : TextInput;

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      {isAppUnreadable && <Alert color="yellow">{wording.appUnreadable}</Alert>}
      {!offersPasskey && !first && (
        <Alert color="red" title={wording.noWay}>
          {wording.onMachine} <Code>{WITHOUT_SECOND_FACTOR}</Code>
        </Alert>
      )}
      {offersPasskey && (
        <PasskeyButton
          busy={pendingWay === 'passkey'}
          error={proving.error}
          autoFocus={!way}
          onClick={() => proving.mutate({ way: 'passkey' })}
        >
          {wording.usePasskey}
        </PasskeyButton>
      )}
      {way && (
        <>
          {/* The second attribute is for the focus trap of a dialog. */}
          <Field key={way} ref={field} {...PROPS_BY_WAY[way]} autoFocus data-autofocus />
          <BusyButton
            type="submit"
            busy={pendingWay !== null && pendingWay !== 'passkey'}
            busyLabel={wording.checking}
            fullWidth
          >
            {wording.submit}
          </BusyButton>
        </>
      )}
      <div className={classes.choices}>
        {children}
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="subtle" onClick={() => setWay(other)}>
              {wording.use[other]}
            </Button>
          ))}
      </div>
    </form>
  );
}

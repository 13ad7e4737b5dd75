import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Refusal } from '../../strapi/errors';
import type { SecondStep } from '../../strapi/sign-in';
import { ProofForm } from './proof-form';
import { type Entry, secondStep } from './sign-in';
import { wording } from './wording';

interface SecondStepFormProps {
  step: SecondStep;
  entry: Entry;
  /** Returns to the password. */
  onBack: () => void;
}

/** Asks for the second step, after the password. */
export function SecondStepForm({ step, entry, onBack }: SecondStepFormProps) {
  const taking = useMutation({
    ...secondStep(step.token, entry),
    onError: (error) => {
      if (error instanceof Refusal && error.code === 'SECOND_STEP_EXPIRED') onBack();
    },
  });
  return (
    <ProofForm
      hasPasskey={step.passkey}
      ways={[
        ...(step.code ? (['code'] as const) : []),
        ...(step.recoveryCode ? (['recoveryCode'] as const) : []),
      ]}
      isAppUnreadable={step.isAppUnreadable}
      proving={taking}
    >
      <Button variant="subtle" color="gray" onClick={onBack}>
        {wording.anotherAccount}
      </Button>
    </ProofForm>
  );
}

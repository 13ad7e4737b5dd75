import { Button, Modal, Text } from '@mantine/core';
import { mutationOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { Loaded } from '../../kit/page/loaded';
import { wording as kit } from '../../kit/wording';
import { strapi } from '../../strapi/client';
import { confirmation } from '../../strapi/confirmation';
import { graphql } from '../../strapi/graphql';
import { askForPasskey } from '../../strapi/passkeys';
import { hasSecondFactor, signingInQueries } from '../signing-in/queries';
import { type Proof, ProofForm, type TypedWay } from './proof-form';
import { wording } from './wording';

const ConfirmingOptions = graphql(`mutation ConfirmingOptions { confirmingOptions }`);

const ConfirmAgain = graphql(`mutation ConfirmAgain($password: String, $code: String, $passkey: JSON) {
  confirmAgain(password: $password, code: $code, passkey: $passkey)
}`);

/** Proves who is there, so that the waiting requests continue. */
const confirmAgain = () =>
  mutationOptions({
    mutationFn: async (proof: Proof) => {
      const variables =
        proof.way === 'passkey'
          ? { passkey: await askForPasskey(strapi.answer(ConfirmingOptions)) }
          : { [proof.way === 'recoveryCode' ? 'code' : proof.way]: proof.typed };
      await strapi.answer(ConfirmAgain, variables);
    },
    onSuccess: confirmation.accept,
    meta: { failed: (reason) => reason, changesNothingShown: true },
  });

/** Above the dialog in which the owner may be working, and below the one of an ended session. */
const ON_TOP = 900;

/** Asks the owner to confirm who they are; the waiting requests then continue. */
export function ConfirmDialog() {
  const isAsked = useSyncExternalStore(confirmation.subscribe, confirmation.isAsked);
  useEffect(() => confirmation.cancel, []);
  return (
    <Modal
      opened={isAsked}
      onClose={confirmation.cancel}
      title={wording.confirmTitle}
      closeOnClickOutside={false}
      zIndex={ON_TOP}
    >
      <Confirming />
    </Modal>
  );
}

function Confirming() {
  const signingIn = useQuery(signingInQueries.signingIn());
  const confirming = useMutation(confirmAgain());
  return (
    <>
      <Text mb="md">{wording.confirmText}</Text>
      <Loaded query={signingIn}>
        {(signingIn) => {
          const { passkeys, appAddedAt, isAppUnreadable, recoveryCodesLeft } = signingIn;
          const ways: TypedWay[] = [
            ...(appAddedAt && !isAppUnreadable ? (['code'] as const) : []),
            ...(hasSecondFactor(signingIn) ? [] : (['password'] as const)),
            ...(recoveryCodesLeft > 0 ? (['recoveryCode'] as const) : []),
          ];
          return (
            <ProofForm
              hasPasskey={passkeys.some(({ isUsable }) => isUsable)}
              ways={ways}
              isAppUnreadable={isAppUnreadable}
              proving={confirming}
            >
              <Button variant="subtle" color="gray" onClick={confirmation.cancel}>
                {kit.cancel}
              </Button>
            </ProofForm>
          );
        }}
      </Loaded>
    </>
  );
}

import { mutationOptions } from '@tanstack/react-query';
import { strapi } from '../../strapi/client';
import { confirmation } from '../../strapi/confirmation';
import { graphql } from '../../strapi/graphql';
import { askForPasskey } from '../../strapi/passkeys';
import type { Proof } from './proof';

const ConfirmingOptions = graphql(`mutation ConfirmingOptions { confirmingOptions }`);

const ConfirmAgain = graphql(`mutation ConfirmAgain($password: String, $code: String, $passkey: JSON) {
  confirmAgain(password: $password, code: $code, passkey: $passkey)
}`);

const confirmingOptions = async () =>
  (await strapi.request({ document: ConfirmingOptions })).confirmingOptions;

/** Proves who is there, so that the waiting requests continue. */
export const confirmAgain = () =>
  mutationOptions({
    mutationKey: ['session', 'confirm-again'],
    mutationFn: async (proof: Proof) => {
      const variables =
        proof.way === 'passkey'
          ? { passkey: await askForPasskey(confirmingOptions()) }
          : { [proof.way === 'recoveryCode' ? 'code' : proof.way]: proof.typed };
      await strapi.request({ document: ConfirmAgain, variables });
    },
    onSuccess: confirmation.accept,
    meta: { failed: (reason) => reason, changesNothingShown: true },
  });

import { currentRequestId } from '../../platform/monitoring/request-id';

interface FormattedError {
  message: string;
  extensions?: { code?: string; error?: unknown; requestId?: string };
}

interface WillSend {
  response: { body: { kind: string; singleResult?: { errors?: readonly FormattedError[] } } };
}

/** What graphql-js ends a long list of wrong variables with; it has no code of its own, so it would count as ours. */
const TOO_MANY_WRONG_VARIABLES = 'Too many errors processing variables';

/**
 * Strapi puts the text of an unexpected error, with its SQL, into the answer. It belongs in the log only, where the
 * reference leads to it.
 */
export const hideInternals = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { body } }: WillSend) {
        for (const { message, extensions } of body.singleResult?.errors ?? []) {
          if (extensions?.code !== 'INTERNAL_SERVER_ERROR') continue;
          if (message.startsWith(TOO_MANY_WRONG_VARIABLES)) {
            extensions.code = 'BAD_USER_INPUT';
            continue;
          }
          delete extensions.error;
          extensions.requestId = currentRequestId();
        }
      },
    };
  },
};

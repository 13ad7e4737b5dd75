import { currentRequestId } from '../../platform/monitoring/request-id';

interface FormattedError {
  message: string;
  extensions?: { code?: string; error?: unknown; requestId?: string };
}

interface WillSend {
  response: { body: { kind: string; singleResult?: { errors?: readonly FormattedError[] } } };
}

/**
 * graphql-js ends a long list of wrong variables with this message. It has no code, so it would count as an internal
 * error.
 */
const TOO_MANY_WRONG_VARIABLES = 'Too many errors processing variables';

/**
 * Apollo plugin: removes details of internal errors from the response, as Strapi includes their message and SQL. The
 * log has the details under the request id.
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

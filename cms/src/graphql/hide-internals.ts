interface FormattedError {
  extensions?: { code?: string; error?: unknown };
}

interface WillSend {
  response: { body: { kind: string; singleResult?: { errors?: readonly FormattedError[] } } };
}

/** Strapi puts the text of an unexpected error, with its SQL, into the answer. It belongs in the log only. */
export const hideInternals = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { body } }: WillSend) {
        for (const { extensions } of body.singleResult?.errors ?? []) {
          if (extensions?.code === 'INTERNAL_SERVER_ERROR') delete extensions.error;
        }
      },
    };
  },
};

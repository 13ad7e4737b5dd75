import type { Core } from '@strapi/strapi';
import { DIGITAL_SET, type DigitalDays, isCurrent, shownDigitals } from './digital-sets';

type DigitalRow = DigitalDays & { documentId: string };

/** The state of each set in the owner's list, by the rule that decides what visitors see. */
export const digitalStates = (strapi: Core.Strapi) => ({
  typeDefs: /* GraphQL */ `
    enum DigitalState {
      "On the page"
      SHOWN
      "A newer one is on the page"
      BEHIND
      "Older than a year"
      OLD
    }
    extend type DigitalSet {
      state: DigitalState!
    }
  `,
  resolvers: {
    DigitalSet: {
      state: async (set: DigitalRow) => {
        if (!isCurrent(set)) return 'OLD';
        return (await shownDigitals(strapi))?.documentId === set.documentId ? 'SHOWN' : 'BEHIND';
      },
    },
  },
  resolversConfig: { 'DigitalSet.state': { auth: { scope: [`${DIGITAL_SET}.update`] } } },
});

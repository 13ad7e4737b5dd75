import { mayUse, type Operations } from '../../platform/graphql/operations';
import { DIGITAL_SET, type DigitalDays, isCurrent, shownDigitals } from './digital-sets';

type DigitalRow = DigitalDays & { documentId: string };

/** The state of each set in the owner's list, by the rule that decides what visitors see. */
export const digitalOperations: Operations = {
  access: mayUse(`${DIGITAL_SET}.update`),
  types: /* GraphQL */ `
    enum DigitalState {
      "Shown on the digitals page"
      SHOWN
      "Replaced by a newer set"
      BEHIND
      "Older than a year"
      OLD
    }
  `,
  fields: {
    DigitalSet: {
      'state: DigitalState!': async (strapi, set: DigitalRow) => {
        if (!isCurrent(set)) return 'OLD';
        return (await shownDigitals(strapi))?.documentId === set.documentId ? 'SHOWN' : 'BEHIND';
      },
    },
  },
};

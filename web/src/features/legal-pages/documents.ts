import type { ResultOf } from 'gql.tada';
import { graphqlForAll } from '../../strapi/graphql';

export const LegalPagesTexts = graphqlForAll(`
  query LegalPagesTexts {
    legalPages {
      privacyPolicy
      privacyUpdatedOn
      copyrightNotice
      copyrightUpdatedOn
    }
  }
`);

export type LegalPagesRow = ResultOf<typeof LegalPagesTexts>['legalPages'];

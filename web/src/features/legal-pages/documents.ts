import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';

export const LegalPagesTexts = graphql(`
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

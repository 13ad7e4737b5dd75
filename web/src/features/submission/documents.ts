import { graphql } from '../../strapi/graphql';

export const FormToken = graphql(`
  query FormToken {
    formToken
  }
`);

import { graphqlForAll } from '../../strapi/graphql';

export const MovedPaths = graphqlForAll(`
  query MovedPaths {
    movedPaths { from to }
  }
`);

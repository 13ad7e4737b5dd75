/** Strapi's context for the resolvers of a signed-in caller. */
export interface SignedInContext {
  state: { user: { id: number } };
}

import { graphql } from '../../strapi/graphql';

export const OwnEmail = graphql(`query OwnEmail {
  ownEmail
}`);

export const ChangeOwnEmail = graphql(`mutation ChangeOwnEmail($email: String!) {
  changeOwnEmail(email: $email)
}`);

import { graphql } from '../../strapi/graphql';

export const OwnEmail = graphql(`query OwnEmail {
  ownEmail
}`);

export const ChangeOwnEmail = graphql(`mutation ChangeOwnEmail($email: String!, $password: String!) {
  changeOwnEmail(email: $email, password: $password)
}`);

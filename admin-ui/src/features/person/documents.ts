import { graphql } from '../../strapi/graphql';

export const ExportPerson = graphql(`query ExportPerson($email: String!) {
  person(email: $email) {
    email
    messages
    applications
    comments
    bookings
    mails
    drafts
  }
}`);

export const ErasePerson = graphql(`mutation ErasePerson($email: String!) {
  erasePerson(email: $email) {
    messages
    applications
    comments
    bookings
    documentIds
  }
}`);

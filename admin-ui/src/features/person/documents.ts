import { graphql } from '../../strapi/graphql';

export const ExportPerson = graphql(`query ExportPerson($email: String, $phone: String) {
  person(email: $email, phone: $phone) {
    email
    phone
    messages
    applications
    comments
    bookings
    mails
    drafts
  }
}`);

export const ErasePerson = graphql(`mutation ErasePerson($email: String, $phone: String) {
  erasePerson(email: $email, phone: $phone) {
    messages
    applications
    comments
    bookings
    documentIds
  }
}`);

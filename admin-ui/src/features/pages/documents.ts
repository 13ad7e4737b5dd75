import { graphql } from '../../strapi/graphql';

const heroFragment = graphql(`fragment HeroFields on Hero {
  documentId
  revision
  tagline
  badge
  experience
  finalistLine
  professions
}`);

export const StoredHero = graphql(`query StoredHero { found: hero { ...HeroFields } }`, [heroFragment]);

export const UpdateHero = graphql(
  `mutation UpdateHero($data: HeroInput!) { saved: updateHero(data: $data) { ...HeroFields } }`,
  [heroFragment],
);

const contactFragment = graphql(`fragment ContactFields on ContactDetails {
  documentId
  revision
  intro
  email
  phone
  address
  instagramUrl
  facebookUrl
  xUrl
  linkedinUrl
}`);

export const StoredContact = graphql(`query StoredContact { found: contactDetails { ...ContactFields } }`, [
  contactFragment,
]);

export const UpdateContact = graphql(
  `mutation UpdateContact($data: ContactDetailsInput!) {
    saved: updateContactDetails(data: $data) { ...ContactFields }
  }`,
  [contactFragment],
);

/** Without a limit Strapi gives no more than its usual page of parts. */
const rateCardFragment = graphql(`fragment RateCardFields on RateCard {
  documentId
  revision
  title
  intro
  services(pagination: { limit: 100 }) {
    name
    priceKes
    note
  }
}`);

export const StoredRateCard = graphql(`query StoredRateCard { found: rateCard { ...RateCardFields } }`, [
  rateCardFragment,
]);

export const UpdateRateCard = graphql(
  `mutation UpdateRateCard($data: RateCardInput!) {
    saved: updateRateCard(data: $data) { ...RateCardFields }
  }`,
  [rateCardFragment],
);

const roleProfilesFragment = graphql(`fragment RoleProfilesFields on RoleProfiles {
  documentId
  revision
  profiles(pagination: { limit: 100 }) {
    role
    title
    text
    image {
      documentId
    }
  }
}`);

export const StoredRoleProfiles = graphql(
  `query StoredRoleProfiles { found: roleProfiles { ...RoleProfilesFields } }`,
  [roleProfilesFragment],
);

export const UpdateRoleProfiles = graphql(
  `mutation UpdateRoleProfiles($data: RoleProfilesInput!) {
    saved: updateRoleProfiles(data: $data) { ...RoleProfilesFields }
  }`,
  [roleProfilesFragment],
);

const initiativeFragment = graphql(`fragment InitiativeFields on Initiative {
  documentId
  revision
  name
  theme
  teaser
  about
  mission
  vision
  objectives
  endGoal
  programmes(pagination: { limit: 100 }) {
    title
    text
  }
  impactFigures(pagination: { limit: 100 }) {
    value
    label
  }
}`);

export const StoredInitiative = graphql(
  `query StoredInitiative { found: initiative { ...InitiativeFields } }`,
  [initiativeFragment],
);

export const UpdateInitiative = graphql(
  `mutation UpdateInitiative($data: InitiativeInput!) {
    saved: updateInitiative(data: $data) { ...InitiativeFields }
  }`,
  [initiativeFragment],
);

const legalFragment = graphql(`fragment LegalFields on LegalPages {
  documentId
  revision
  privacyPolicy
  privacyUpdatedOn
  copyrightNotice
  copyrightUpdatedOn
}`);

export const StoredLegalPages = graphql(`query StoredLegalPages { found: legalPages { ...LegalFields } }`, [
  legalFragment,
]);

export const UpdateLegalPages = graphql(
  `mutation UpdateLegalPages($data: LegalPagesInput!) {
    saved: updateLegalPages(data: $data) { ...LegalFields }
  }`,
  [legalFragment],
);

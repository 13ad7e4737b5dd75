import type { ResultOf } from 'gql.tada';
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

/** Without a limit Strapi returns only its default page of parts. */
const rateCardFragment = graphql(`fragment RateCardFields on RateCard {
  documentId
  revision
  title
  intro
  services(pagination: { limit: 100 }) {
    name
    priceKes
    unit
    smallestQuantity
    isFrom
    hasUsage
    note
  }
  extras(pagination: { limit: 100 }) {
    name
    kind
    amount
    isUsage
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

const redirectFragment = graphql(`fragment RedirectFields on Redirect {
  documentId
  revision
  fromPath
  toPath
}`);

export type RedirectRow = ResultOf<typeof redirectFragment>;

export const Redirects = graphql(
  `query Redirects($filters: RedirectFiltersInput, $sort: [String], $page: Int!, $pageSize: Int!) {
    found: redirects_connection(
      filters: $filters
      sort: $sort
      pagination: { page: $page, pageSize: $pageSize }
    ) {
      nodes { ...RedirectFields }
      pageInfo { total pageCount }
    }
  }`,
  [redirectFragment],
);

export const CreateRedirect = graphql(
  `mutation CreateRedirect($data: RedirectInput!) {
    saved: createRedirect(data: $data) { ...RedirectFields }
  }`,
  [redirectFragment],
);

export const UpdateRedirect = graphql(
  `mutation UpdateRedirect($documentId: ID!, $data: RedirectInput!) {
    saved: updateRedirect(documentId: $documentId, data: $data) { ...RedirectFields }
  }`,
  [redirectFragment],
);

export const OneRedirect = graphql(
  `query OneRedirect($documentId: ID!) {
    found: redirect(documentId: $documentId) { ...RedirectFields }
  }`,
  [redirectFragment],
);

export const DeleteRedirect = graphql(`mutation DeleteRedirect($documentId: ID!) {
  deleteRedirect(documentId: $documentId) { documentId }
}`);

export const MissedPaths = graphql(`query MissedPaths($q: String!, $page: Int!, $pageSize: Int!) {
  found: missedPaths(q: $q, page: $page, pageSize: $pageSize) {
    nodes { path count }
    pageInfo { total pageCount }
  }
}`);

/** Only the newest posts; the path of an older one is typed. */
export const PostAddresses = graphql(`query PostAddresses {
  blogPosts(status: PUBLISHED, sort: ["createdAt:desc"], pagination: { limit: 100 }) {
    slug
  }
}`);

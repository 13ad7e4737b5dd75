import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';
import { mediaFileFragment } from '../../strapi/media-file';

export const NewestInBin = graphql(`query NewestInBin($q: String!) {
  bin(q: $q, page: 1, pageSize: 10) { entries { id contentType } }
}`);

export const BringFileBack = graphql(`mutation BringFileBack($id: Int!) {
  restoreFromBin(id: $id) { documentId }
}`);

export const pictureRightsFragment = graphql(
  `fragment PictureRightsFields on PictureRight {
    documentId revision photographer stylist makeUp designer copyrightNotice licence territory
    lastDay fromFile publicUntil people consentBy childBornOn consentOn consentUntil consentForSite consentForSocial
    consentForPrint consentPaper consentWithdrawnOn
    uses { contentType documentId title }
    file { name ...MediaFileFields }
  }`,
  [mediaFileFragment],
);

export type PictureRightsRow = ResultOf<typeof pictureRightsFragment>;

export const MediaFiles = graphql(
  `query MediaFiles($q: String, $only: MediaNarrowing, $oldestFirst: Boolean, $page: Int!, $pageSize: Int!) {
    found: mediaFiles(q: $q, only: $only, oldestFirst: $oldestFirst, page: $page, pageSize: $pageSize) {
      nodes { ...PictureRightsFields }
      pageInfo { total pageCount }
    }
  }`,
  [pictureRightsFragment],
);

export const OneMediaFile = graphql(
  `query OneMediaFile($documentId: ID!) {
    found: pictureRight(documentId: $documentId) { ...PictureRightsFields }
  }`,
  [pictureRightsFragment],
);

export const UpdateMediaFile = graphql(
  `mutation UpdateMediaFile(
    $documentId: ID!
    $alternativeText: String
    $focalPoint: FocalPointInput
    $data: PictureRightInput!
  ) {
    saved: updateMediaFile(
      documentId: $documentId
      alternativeText: $alternativeText
      focalPoint: $focalPoint
      data: $data
    ) {
      ...PictureRightsFields
    }
  }`,
  [pictureRightsFragment],
);

export const DescribeMediaFiles = graphql(`mutation DescribeMediaFiles($files: [FileDescription!]!) {
  described: describeMediaFiles(files: $files) { documentId revision problem }
}`);

export const ReplaceMediaFile = graphql(
  `mutation ReplaceMediaFile(
    $documentId: ID!
    $upload: Int!
    $alternativeText: String
    $poster: Int
    $keepsFocalPoint: Boolean
    $keepsCaptions: Boolean
  ) {
    saved: replaceMediaFile(
      documentId: $documentId
      upload: $upload
      alternativeText: $alternativeText
      poster: $poster
      keepsFocalPoint: $keepsFocalPoint
      keepsCaptions: $keepsCaptions
    ) {
      ...PictureRightsFields
    }
  }`,
  [pictureRightsFragment],
);

export const DeleteMediaFile = graphql(`mutation DeleteMediaFile($documentId: ID!) {
  deleteMediaFile(documentId: $documentId)
}`);

export const StorageUsed = graphql(`query StorageUsed { storageUsed { kind files bytes } }`);

/** Counts images whose rights end soon or have ended, with the first day, and images that do not say who is shown. */
export const EndingRights = graphql(`query EndingRights($today: Date!, $soon: Date!) {
  ending: pictureRights_connection(
    filters: { publicUntil: { gte: $today, lte: $soon } }
    sort: ["publicUntil:asc"]
    pagination: { page: 1, pageSize: 1 }
  ) {
    nodes { publicUntil }
    pageInfo { total }
  }
  past: pictureRights_connection(
    filters: { publicUntil: { lt: $today } }
    pagination: { page: 1, pageSize: 1 }
  ) {
    pageInfo { total }
  }
  unstated: mediaFiles(only: UNSTATED, pageSize: 1) { pageInfo { total } }
}`);

import type { ResultOf } from 'gql.tada';
import { graphql } from '../../strapi/graphql';
import { mediaFileFragment } from '../../strapi/media-file';

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

import { graphql } from './graphql';

/** What a picture or video needs. Addresses are relative to the site: `/uploads/…`. */
export const UploadFileFields = graphql(`
  fragment UploadFileFields on UploadFile {
    url
    alternativeText
    width
    height
    formats
    mime
    focalPoint
    previewUrl
  }
`);

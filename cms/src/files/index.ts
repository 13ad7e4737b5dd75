export { endingFiles, withdrawnFiles, withdrawnFromCaller } from './rights/licence-end';
export { withoutUploadAddresses } from './rights/withdrawn-in-text';
export { EMPTY_FILE } from './upload/inspect-file';
export {
  acceptedFormats,
  canHaveVariants,
  currentVariantSize,
  UPLOAD_CACHE_SECONDS,
  variantFolders,
  variantName,
} from './variants/variant-names';

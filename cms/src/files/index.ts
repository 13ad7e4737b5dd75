export { refused } from './refused';
export { endingFiles, withdrawnFiles, withdrawnFromCaller } from './rights/licence-end';
export { withoutUploadAddresses } from './rights/withdrawn-in-text';
export { badFileInfo } from './upload/check-uploads';
export { emptyFile } from './upload/inspect-file';
export { filesInText } from './use/files-in-text';
export { filesBehind } from './use/linked-files';
export {
  acceptedFormats,
  canHaveVariants,
  currentVariantSize,
  UPLOAD_CACHE_SECONDS,
  variantFolders,
  variantName,
} from './variants/variant-names';
export { isUnusedUpload, namesOfUnused } from './visibility/visibility';

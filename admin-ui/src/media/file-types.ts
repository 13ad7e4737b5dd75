/** File types in file dialogs. Phones write HEIC, which some browsers do not recognise as an image. */
export const IMAGES = { 'image/*': ['.heic', '.heif'] };
/** Films that the CMS stores; iPhones write MOV. */
export const FILMS = {
  'video/mp4': ['.mp4', '.m4v'],
  'video/quicktime': ['.mov'],
  'video/webm': ['.webm'],
};
export const CAPTIONS = { 'text/vtt': ['.vtt'] };

/** Returns the types for the `accept` attribute of a file input. */
export const acceptOf = (types: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(types).flat(2).join(',');

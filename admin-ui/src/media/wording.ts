/** All *new*, except 'Only image or video files are allowed', the hints, and 'Remove image'. */
export const wording = {
  onlyImages: 'Only image files are allowed',
  onlyImagesOrVideos: 'Only image or video files are allowed',
  unsupportedImage: 'This kind of image is not supported. Please choose JPG, PNG, GIF or WEBP.',
  unsupportedVideo: 'This kind of video is not supported. Please choose MP4 or WEBM.',
  empty: 'This file is empty.',
  heicUnreadable: 'This HEIC image could not be read. Export it as JPG and choose that file.',
  heicNoise:
    'This browser protects your privacy by changing images, so it cannot convert HEIC. Choose a JPG, or use another browser.',
  unreadable: (name: string) =>
    `“${name}” could not be read. Choose it again. Files stored in the cloud need an internet connection.`,
  checking: 'Getting the file ready...',
  tooLarge: (kind: 'image' | 'video', size: string, limit: string) =>
    `This ${kind} is ${size}. The limit is ${limit}.`,

  hints: {
    portfolio: 'PNG, JPG, GIF up to 10MB',
    milestone: 'PNG, JPG or WEBP up to 5MB',
    blog: 'Max 5MB',
    event: 'Max 5MB',
    project: 'Images up to 10MB, videos up to 100MB',
    digital: 'Images up to 10MB, videos up to 100MB',
    post: 'Max 5MB',
  },
  refused: 'This file cannot be used. Choose another one or continue without it.',
  continueWithout: 'Continue without file',
  choose: 'Choose a file',
  replace: 'Choose another',
  drop: 'or drop or paste it here',
  takePhoto: 'Take a photo',
  remove: { image: 'Remove image', video: 'Remove video' },
  removed: 'The file will be removed when you save.',
  keepAfterAll: 'Keep file',
  altLabel: { image: 'What does the image show?', video: 'What does the video show?' },
  altHint: 'Read aloud to people who cannot see it.',
  uploading: 'Uploading',
  onlyFirst: 'Only one file fits here. The first one was used.',
  replaceQuestion: 'Replace the image with the one you pasted?',
  replaceYes: 'Replace',
  savedPreview: 'Current file',
};

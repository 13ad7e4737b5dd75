/** All *new*, except 'Only image or video files are allowed', the hints, and 'Remove image'. */
export const wording = {
  onlyImages: 'Only image files are allowed',
  onlyImagesOrVideos: 'Only image or video files are allowed',
  unsupportedImage: 'This kind of image is not supported. Please choose JPG, PNG, GIF or WEBP.',
  unsupportedVideo: 'This kind of video is not supported. Please choose MP4 or WEBM.',
  empty: 'This file is empty.',
  heicUnreadable: 'This HEIC picture could not be read. Please export it as JPG and choose that.',
  heicNoise:
    'This browser protects your privacy by changing pictures, so it cannot convert HEIC. Choose a JPG, or use another browser.',
  unreadable: (name: string) =>
    `“${name}” could not be read. Please choose it again; a file that is kept in a cloud needs a connection.`,
  checking: 'Getting the file ready...',
  tooLarge: (kind: 'image' | 'video', size: string, limit: string) =>
    `This ${kind} has ${size}. The limit is ${limit}.`,

  hints: {
    portfolio: 'PNG, JPG, GIF up to 10MB',
    milestone: 'PNG, JPG or WEBP up to 5MB',
    blog: 'Max 5MB',
    event: 'Max 5MB',
    project: 'Images up to 10MB, videos up to 100MB',
    digital: 'Images up to 10MB, videos up to 100MB',
    post: 'Max 5MB',
  },
  refused: 'The file you chose was not taken. Choose another one, or go on without it.',
  goOnWithout: 'Go on without it',
  choose: 'Choose a file',
  replace: 'Choose another',
  drop: 'or drop or paste it here',
  takePhoto: 'Take a photo',
  remove: { image: 'Remove image', video: 'Remove video' },
  removed: 'The file is removed when you save.',
  keepAfterAll: 'Keep it',
  altLabel: { image: 'What does the image show?', video: 'What does the video show?' },
  altHint: 'Read aloud to people who cannot see it.',
  uploading: 'Uploading',
  onlyFirst: 'One file fits here: the first one was taken.',
  replaceQuestion: 'Replace the image with the one you pasted?',
  replaceYes: 'Replace',
  savedPreview: 'Current file',
};

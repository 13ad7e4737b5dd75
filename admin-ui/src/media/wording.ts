/** All *new*, except 'Only image or video files are allowed', the hints, and 'Remove image'. */
export const wording = {
  onlyImages: 'Only image files are allowed',
  onlyImagesOrVideos: 'Only image or video files are allowed',
  unsupportedImage: 'This kind of image is not supported. Please choose JPG, PNG, GIF or WEBP.',
  unsupportedVideo: 'This kind of video is not supported. Please choose MP4 or WEBM.',
  tooLarge: (kind: 'image' | 'video', size: string, limit: string) =>
    `This ${kind} has ${size}. The limit is ${limit}.`,

  hints: {
    portfolio: 'PNG, JPG, GIF up to 10MB',
    milestone: 'PNG, JPG or WEBP up to 5MB',
    blog: 'Max 5MB',
    event: 'Max 5MB',
    project: 'Images up to 10MB, videos up to 100MB',
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
  savedPreview: 'Current file',
};

export const submissionWording = {
  tooLong: (characters: number) => `Enter ${characters} characters or fewer.`,
  cameFrom: 'The form also says which link or site led you here, if that is known.',
};

export const submissionWording = {
  tooLong: (characters: number) => `Enter ${characters} characters or fewer.`,
};

export const submissionWording = {
  tooLong: (characters: number) => `Please use at most ${characters} characters`,
};

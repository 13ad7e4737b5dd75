export const legalWording = {
  privacyPolicy: 'Privacy Policy',
  copyrightNotice: 'Copyright Notice',
  updatedOn: (date: string) => `Last updated on ${date}`,
};

export const wording = {
  /** Title of a replaced file in the bin */
  replaced: (name: string) => `${name} (replaced)`,
};

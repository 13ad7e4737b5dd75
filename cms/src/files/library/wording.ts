export const wording = {
  /** A replaced file in the bin */
  replaced: (name: string) => `${name} (replaced)`,
};

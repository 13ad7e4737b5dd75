/** Closes an operation that a plugin opens. */
const nobody = (): boolean => false;

export default nobody;

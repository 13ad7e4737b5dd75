/** Colours of the modern theme, for letters on photographs and on paper. */
export const BONE = '#f4efe6';
export const INK = '#07111f';
export const QUIET_ON_BONE = '#4c5a6b';
export const QUIET_ON_INK = '#a9b6c6';
export const TEAL = '#2dd4bf';
export const TEAL_ON_BONE = '#0b6b62';

/**
 * Beginnings of passwords that every guessing list tries first. Twelve characters are required anyway,
 * so only patterns that people stretch to that length matter.
 */
export const COMMON_PASSWORD_PATTERNS: readonly RegExp[] = [
  /^(.)\1+$/,
  /^(?:0?1234567890?)+\d*$/,
  /^(?:abcdefghijkl|qwertyuiop)/i,
  /^(?:password|passw0rd|letmein|iloveyou|welcome|admin|administrator|qwerty|strapi|changeme)[\d!@#$%^&*._-]*$/i,
];

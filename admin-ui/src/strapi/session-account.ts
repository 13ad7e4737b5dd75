const KEY = 'admin-session';

/**
 * Whose session this browser may hold a cookie for: scripts cannot see the cookie itself. Not a secret. Kept
 * drafts belong to this name.
 */
export const sessionAccount = {
  remember: (name: string) => localStorage.setItem(KEY, name),
  forget: () => localStorage.removeItem(KEY),
  /** Null when nobody signed in, or the last one signed out. */
  name: () => localStorage.getItem(KEY),
};

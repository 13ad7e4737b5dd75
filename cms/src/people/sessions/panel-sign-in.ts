import type { Core } from '@strapi/strapi';
import { canonicalEmail } from '../../shared/canonical-text';
import { DUMMY_HASH, hashPassword, passwordMatches } from '../passwords/password-hashes';
import { recordFailedSignIn, recordSignIn } from './account-activity';

interface PanelUser {
  email: string;
  roles: { code: string }[];
  password: string | null;
  isActive: boolean;
}

/** Passport's three values: an error, the user, and the reason for a refusal. */
type Outcome = [null, PanelUser] | [null, false, { message: string }];

interface PanelAuthService {
  hashPassword(password: string): Promise<string>;
  validatePassword(password: string, hash: string): Promise<boolean>;
  checkCredentials(credentials: { email: string; password: string }): Promise<Outcome>;
}

/**
 * Hashes the panel's passwords on another thread than the one that answers visitors, and in the same time for unknown
 * accounts.
 */
export function hashPanelPasswordsApart(strapi: Core.Strapi): void {
  const auth = strapi.service('admin::auth') as PanelAuthService & object;
  auth.hashPassword = hashPassword;
  // Strapi calls this only for a signed-in user.
  auth.validatePassword = (password, hash) => passwordMatches(password, hash, 'known');
  auth.checkCredentials = async ({ email, password }) => {
    const user: PanelUser | null = await strapi.db
      .query('admin::user')
      .findOne({ where: { email: canonicalEmail(email) }, populate: ['roles'] });
    const matches = await passwordMatches(password, user?.password ?? DUMMY_HASH);
    if (!user?.password || !matches || user.isActive !== true) {
      await recordFailedSignIn(strapi, user?.email);
      const message = user?.password && matches ? 'User not active' : 'Invalid credentials';
      return [null, false, { message }];
    }
    const administrator = user.roles.some(({ code }) => code === 'strapi-super-admin');
    await recordSignIn(strapi, { kind: administrator ? 'administrator' : 'editor', name: user.email });
    return [null, user];
  };
}

import { type Rule, writtenData } from '../../content/rules/rule';
import { refused } from '../wording';

const LINKS = ['instagramUrl', 'facebookUrl', 'xUrl', 'linkedinUrl'];

/** Allows only web addresses as the owner's links: pages silently omit others. */
export const webAddresses: Rule = () => (context, next) => {
  const data = writtenData(context) ?? {};
  for (const name of LINKS) {
    const address = data[name];
    if (typeof address !== 'string' || address === '') continue;
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
      throw refused('LINK_INVALID', { field: name });
  }
  return next();
};

/** Allows one profile per role: pages would never show a second one. */
export const oneProfilePerRole: Rule = () => (context, next) => {
  const { profiles } = writtenData(context) ?? {};
  const roles = [profiles ?? []].flat().map((profile) => (profile as { role?: unknown } | null)?.role);
  if (new Set(roles).size < roles.length) throw refused('ROLE_TWICE', { field: 'profiles' });
  return next();
};

import { refusedField, refusedValue } from '../../content/rules/field-error';
import { type Rule, writtenData } from '../../content/rules/rule';

const LINKS = ['instagramUrl', 'facebookUrl', 'xUrl', 'linkedinUrl'];

/** Links of the owner lead to pages of the web; pages leave out anything else without a word. */
export const webAddresses: Rule = () => (context, next) => {
  const data = writtenData(context) ?? {};
  for (const name of LINKS) {
    const address = data[name];
    if (typeof address !== 'string' || address === '') continue;
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
      throw refusedValue(name, 'must be a whole address such as https://example.com/your-name');
  }
  return next();
};

/** A second profile of a role would never be shown. */
export const oneProfilePerRole: Rule = () => (context, next) => {
  const { profiles } = writtenData(context) ?? {};
  const roles = [profiles ?? []].flat().map((profile) => (profile as { role?: unknown } | null)?.role);
  if (new Set(roles).size < roles.length) {
    throw refusedField(['profiles'], 'profiles has a role twice: please keep one profile of each role');
  }
  return next();
};

import { type Rule, writtenData } from '../rules/document-middleware';
import { refusedField } from '../rules/refused-field';
import { passwordProblem } from './password';
import { hashPassword } from './password-hashes';

const USER = 'plugin::users-permissions.user';

/**
 * Strapi hashes what is saved as a password on the thread that answers visitors. Here it is hashed beside it, and stored
 * in the transaction of the save; it must be one that the owner could choose, too.
 */
export const accountPasswords: Rule =
  ({ strapi }) =>
  async (context, next) => {
    const data = writtenData(context);
    if (typeof data?.password !== 'string') return next();
    const { password } = data;
    const { documentId } = context.params as { documentId?: string };
    const account = documentId && (await strapi.db.query(USER).findOne({ where: { documentId } }));
    const problem = passwordProblem(password, String(data.username ?? account?.username));
    if (problem) throw refusedField(['password'], problem);
    const hash = await hashPassword(password);
    delete data.password;
    return strapi.db.transaction(async () => {
      const saved = await next();
      const { id } = saved as { id: number };
      await strapi.db.query(USER).update({ where: { id }, data: { password: hash } });
      return saved;
    });
  };

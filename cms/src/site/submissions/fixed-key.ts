import { isInternalWrite } from '../../content';
import { withoutReadOnly } from '../../content/rules/read-only-fields';
import { type Rule, writtenData } from '../../content/rules/rule';
import { refused } from '../../content/rules/wording';

/** Keeps the submission key fixed: with another key a repeated form would be stored twice. */
export const fixedSubmissionKey: Rule =
  ({ strapi, caller }) =>
  async (context, next) => {
    const data = writtenData(context);
    const changesKey = context.action === 'update' && data && 'submissionKey' in data;
    if (!changesKey || caller() === 'system') return next();
    const { documentId } = context.params as { documentId: string };
    const stored = await strapi.db.query(context.uid).findOne({ where: { documentId } });
    withoutReadOnly(data, stored ?? {}, {
      names: ['submissionKey'],
      isPassedOver: () => isInternalWrite('restore'),
      refusal: (field) => refused('FIELD_FIXED', { field }),
    });
    return next();
  };

import { isInternalWrite } from '../../content';
import { withoutReadOnly } from '../../content/rules/read-only-fields';
import { beforeSave } from '../../content/rules/rule';
import { refused } from '../../content/rules/wording';

/** Keeps the submission key fixed: with another key a repeated form would be stored twice. */
export const fixedSubmissionKey = beforeSave(async ({ strapi, caller, uid, data, documentId }) => {
  if (!documentId || !('submissionKey' in data) || caller() === 'system') return;
  const stored = await strapi.db.query(uid).findOne({ where: { documentId } });
  withoutReadOnly(data, stored ?? {}, {
    names: ['submissionKey'],
    isPassedOver: () => isInternalWrite('restore'),
    refusal: (field) => refused('FIELD_FIXED', { field }),
  });
});

import { beforeSave } from '../../content/rules/rule';
import { refused } from '../../content/rules/wording';
import { isPhone } from '../../shared/typed-text';
import { VOLUNTEER_OPTIONS } from '../../shared/volunteer-options';

const { classic, modern } = VOLUNTEER_OPTIONS;
const FIELDS = ['availability', 'skills', 'interests'] as const;

export const volunteerFields = beforeSave(({ data }) => checkVolunteer(data));

/** @throws ValidationError naming the field */
export function checkVolunteer(data: Record<string, unknown>): void {
  for (const field of FIELDS) {
    const allowed = [...new Set<string>([...classic[field], ...modern[field]])];
    const chosen = Array.isArray(data[field]) ? (data[field] as unknown[]) : [];
    if (chosen.some((option) => !allowed.includes(option as string)))
      throw refused('CHOICE_INVALID', { field, params: { allowed } });
  }
  const { phone } = data;
  if (typeof phone === 'string' && phone && !isPhone(phone))
    throw refused('PHONE_INVALID', { field: 'phone', params: { typed: phone } });
}

import { refused } from '../../content/rules/refused';
import { type Rule, writtenData } from '../../content/rules/rule';

/** The options of both themes. */
const OPTIONS: Record<string, readonly string[]> = {
  availability: ['Weekdays', 'Evenings', 'Weekends', 'Full-time', 'Mornings', 'Part-time'],
  skills: [
    'Design',
    'Photography',
    'Event Planning',
    'Teaching',
    'Marketing',
    'Social Media',
    'Writing',
    'Administration',
    'Public Speaking',
  ],
  interests: [
    'Fashion',
    'Youth Mentorship',
    'Community Work',
    'Education',
    'Arts & Culture',
    'Media',
    'Environment',
    'Art & Culture',
    'Community Outreach',
  ],
};

/**
 * Digits with what people write around them, including every kind of hyphen: +254 712 345678 (WhatsApp),
 * 020/123-45 ext. 6.
 */
const PHONE = /^[\p{L}\p{M}\p{Nd}\s+()./,:;#*&'’\u2010-\u2013-]*$/u;
const DIGITS = /\p{Nd}/gu;
const FEWEST_DIGITS = 3;

export const volunteerFields: Rule = () => (context, next) => {
  const data = writtenData(context);
  if (data) checkVolunteer(data);
  return next();
};

/** @throws ValidationError naming the field */
export function checkVolunteer(data: Record<string, unknown>): void {
  for (const [field, allowed] of Object.entries(OPTIONS)) {
    const chosen = Array.isArray(data[field]) ? (data[field] as unknown[]) : [];
    if (chosen.some((option) => !allowed.includes(option as string)))
      throw refused('CHOICE_INVALID', { field, params: { allowed } });
  }
  const { phone } = data;
  if (typeof phone === 'string' && phone && !isPhone(phone))
    throw refused('PHONE_INVALID', { field: 'phone', params: { typed: phone } });
}

const isPhone = (text: string) => PHONE.test(text) && (text.match(DIGITS)?.length ?? 0) >= FEWEST_DIGITS;

import { errors } from '@strapi/utils';
import { type Rule, writtenData } from './document-middleware';

/** Both themes' lists together; anything else is refused. */
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

export const volunteerOptions: Rule = () => (context, next) => {
  const data = context.uid === 'api::volunteer.volunteer' ? writtenData(context) : undefined;
  if (data) {
    for (const [name, allowed] of Object.entries(OPTIONS)) {
      const chosen = Array.isArray(data[name]) ? (data[name] as unknown[]) : [];
      const unknown = chosen.find((option) => !allowed.includes(option as string));
      if (unknown !== undefined)
        throw new errors.ValidationError(`${name} may only hold: ${allowed.join(', ')}`);
    }
  }
  return next();
};

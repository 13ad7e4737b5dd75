import type { Core } from '@strapi/strapi';
import { beforeSave, isRead, type Rule } from '../../content/rules/rule';
import { filesBehind } from '../../files';
import { mayUse, type Operations } from '../../platform/graphql/operations';
import { isDay } from '../../shared/days';
import { siteDay } from '../../shared/site-clock';
import { refused } from '../wording';

export const DIGITAL_SET = 'api::digital-set.digital-set';

/** YYYY-MM-DD */
export interface DigitalDays {
  takenOn: string;
  stillTrueOn: string | null;
}

const DAYS = ['takenOn', 'stillTrueOn'] as const satisfies (keyof DigitalDays)[];

/**
 * Returns the first day of the year that ends today. Digitals taken and last confirmed before it are outdated.
 *
 * @param today YYYY-MM-DD
 */
export function firstCurrentDay(today: string): string {
  const day = new Date(today);
  // 29 February becomes 1 March: the day before that is more than a year ago.
  day.setUTCFullYear(day.getUTCFullYear() - 1);
  return day.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Where clause: sets at most a year old. */
function current() {
  const $gte = firstCurrentDay(siteDay());
  return { $or: [{ takenOn: { $gte } }, { stillTrueOn: { $gte } }] };
}

export function isCurrent({ takenOn, stillTrueOn }: DigitalDays): boolean {
  const first = firstCurrentDay(siteDay());
  return takenOn >= first || (stillTrueOn ?? '') >= first;
}

/** Returns the newest set that is at most a year old, which the page shows. */
export const shownDigitals = (strapi: Core.Strapi): Promise<{ documentId: string } | null> =>
  strapi.db
    .query(DIGITAL_SET)
    .findOne({ where: current(), orderBy: [{ takenOn: 'desc' }, { createdAt: 'desc' }] });

/** Hides digitals older than a year from visitors: digitals show how somebody looks now. */
export const currentDigitals: Rule =
  ({ caller }) =>
  (context, next) => {
    if (isRead(context) && caller() === 'visitor') {
      const params = context.params as { filters?: object };
      params.filters = params.filters ? { $and: [params.filters, current()] } : current();
    }
    return next();
  };

/**
 * Rejects days in the future, which would keep a set on the page longer than a year. Also checks that each picture has
 * a file. The schema does not require it: deleting a file in the media library would hide the whole set.
 */
export const digitalFields = beforeSave(async ({ strapi, data }) => {
  for (const [index, picture] of [data.pictures ?? []].flat().entries())
    await checkPicture(strapi, Object(picture), index);
  for (const field of DAYS) {
    const day = data[field];
    if (day === undefined || day === null) continue;
    if (!isDay(day)) throw refused('DATE_INVALID', { field });
    if (day > siteDay()) throw refused('DAY_IN_FUTURE', { field });
  }
});

async function checkPicture(
  strapi: Core.Strapi,
  { id, image }: { id?: unknown; image?: unknown },
  index: number,
): Promise<void> {
  // A stored picture keeps its file if none is sent.
  if (id && image === undefined) return;
  if ((await filesBehind(strapi, 'image', image)).length > 0) return;
  throw refused('IMAGE_WITHOUT_FILE', {
    field: `pictures.${index}.image`,
    params: { position: index + 1 },
  });
}

type DigitalRow = DigitalDays & { documentId: string };

/** The state of each set in the owner's list, by the rule that decides what visitors see. */
export const digitalOperations: Operations = {
  access: mayUse(`${DIGITAL_SET}.update`),
  types: /* GraphQL */ `
    enum DigitalState {
      "Shown on the digitals page"
      SHOWN
      "Replaced by a newer set"
      BEHIND
      "Older than a year"
      OLD
    }
  `,
  fields: {
    DigitalSet: {
      'state: DigitalState!': async (strapi, set: DigitalRow) => {
        if (!isCurrent(set)) return 'OLD';
        return (await shownDigitals(strapi))?.documentId === set.documentId ? 'SHOWN' : 'BEHIND';
      },
    },
  },
};

/** Returns the age of something in milliseconds; infinite if the clock was set back since, which makes it unknown. */
export const ageOf = (since: number, now = Date.now()): number =>
  since > now ? Number.POSITIVE_INFINITY : now - since;

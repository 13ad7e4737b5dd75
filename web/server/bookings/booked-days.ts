import { z } from 'zod';

/** One booking, as calendars show it. */
const BookedDays = z.object({
  documentId: z.string(),
  service: z.string(),
  /** 'cancelled' when a client's booking is no longer confirmed */
  state: z.enum(['option', 'confirmed', 'done', 'cancelled']),
  holdRank: z.number().nullable(),
  /** ISO date and time */
  holdEndsAt: z.string().nullable(),
  firstDay: z.string(),
  lastDay: z.string(),
  /** HH:MM on the site's clock */
  startTime: z.string().nullable(),
  /** Duration, if the booking was requested by the hour */
  hours: z.number().nullable(),
  place: z.string(),
  client: z.string(),
  revision: z.number(),
  changedAt: z.string(),
});

/** The content of a client's calendar file. */
export const ClientsDays = z.object({ owner: z.string(), booking: BookedDays });

/** The content of the owner's calendar feed. */
export const OwnersDays = z.object({
  owner: z.string(),
  bookings: z.array(BookedDays),
  away: z.array(
    z.object({
      documentId: z.string(),
      firstDay: z.string(),
      lastDay: z.string(),
      note: z.string(),
      revision: z.number(),
      changedAt: z.string(),
    }),
  ),
});

export type BookedDays = z.infer<typeof BookedDays>;
export type ClientsDays = z.infer<typeof ClientsDays>;
export type OwnersDays = z.infer<typeof OwnersDays>;

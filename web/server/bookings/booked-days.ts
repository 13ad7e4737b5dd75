import { z } from 'zod';

/** One booking as calendars show it. */
const BookedDays = z.object({
  documentId: z.string(),
  service: z.string(),
  /** 'cancelled' of a client's booking that is no longer confirmed */
  state: z.enum(['option', 'confirmed', 'done', 'cancelled']),
  holdRank: z.number().nullable(),
  /** An ISO moment */
  holdEndsAt: z.string().nullable(),
  firstDay: z.string(),
  lastDay: z.string(),
  /** HH:MM in Nairobi */
  startTime: z.string().nullable(),
  /** How long it takes, when it was asked for by the hour */
  hours: z.number().nullable(),
  place: z.string(),
  client: z.string(),
  revision: z.number(),
  changedAt: z.string(),
});

/** What one client's calendar file holds. */
export const ClientsDays = z.object({ owner: z.string(), booking: BookedDays });

/** What the owner's calendar feed holds. */
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

const timestamp = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** 'March 31, 2026 at 2:05 PM', in the owner's own time zone. */
export function fullTimestamp(iso: string): string {
  return timestamp.format(new Date(iso));
}

/** 'March 31, 2026', in the owner's own time zone. */
export function longDay(iso: string): string {
  return longDate.format(new Date(iso));
}

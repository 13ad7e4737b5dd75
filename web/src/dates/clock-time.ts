/** Strapi's time '18:30:00.000' → '18:30'; null stays null. */
export function clockTime(time: string | null): string | null {
  return time === null ? null : time.slice(0, 5);
}

interface FixedFields {
  names: readonly string[];
  /** Those of which another value is passed over; of all others it is refused */
  isPassedOver: (name: string) => boolean;
  /** Of a field that would change */
  refusal: (field: string) => Error;
}

/**
 * Takes out of a save what no save changes. A form of the panel sends everything that it shows, and an earlier version
 * holds all there was: both keep what stands.
 *
 * @throws ValidationError naming the field that would change
 */
export function withoutReadOnly(
  data: Record<string, unknown>,
  stored: object,
  { names, isPassedOver, refusal }: FixedFields,
): void {
  const standing: Record<string, unknown> = { ...stored };
  for (const name of names) {
    if (!(name in data)) continue;
    const isSame = JSON.stringify(data[name] ?? null) === JSON.stringify(standing[name] ?? null);
    if (!isSame && !isPassedOver(name)) throw refusal(name);
    delete data[name];
  }
}

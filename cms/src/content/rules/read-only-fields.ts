interface FixedFields {
  names: readonly string[];
  /** Another value for these fields is ignored; for other fields it is refused */
  isPassedOver: (name: string) => boolean;
  /** Returns the error about a field that would change */
  refusal: (field: string) => Error;
}

/**
 * Removes read-only fields from a save. The panel sends every field of a form, and an earlier version contains all
 * fields; in both cases the stored values are kept.
 *
 * @throws ValidationError naming the field that would change
 */
export function withoutReadOnly(
  data: Record<string, unknown>,
  stored: object,
  { names, isPassedOver, refusal }: FixedFields,
): void {
  const current: Record<string, unknown> = { ...stored };
  for (const name of names) {
    if (!(name in data)) continue;
    const isSame = JSON.stringify(data[name] ?? null) === JSON.stringify(current[name] ?? null);
    if (!isSame && !isPassedOver(name)) throw refusal(name);
    delete data[name];
  }
}

/** What was typed into a form, out of sight: it is sent again by another try. */
export function KeptFields({ fields }: { fields: [name: string, value: string][] }) {
  // A list of options is one name several times.
  return fields.map(([name, value], place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
    <input key={place} type="hidden" name={name} value={value} />
  ));
}

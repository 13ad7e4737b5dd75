const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Every pair of letters: browsers name countries, but do not list them. */
const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

function named(type: 'region' | 'currency', codes: readonly string[]): Record<string, string> {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' });
  const known = codes.flatMap((code) => {
    const name = names.of(code);
    return name ? [[code, type === 'region' ? name : `${code}, ${name}`] as const] : [];
  });
  return Object.fromEntries(known.toSorted(([, one], [, other]) => one.localeCompare(other)));
}

/** What the parts of a place can be, with words, by the names of the settings. */
export const placeChoices = {
  country: named('region', PAIRS),
  timeZone: Object.fromEntries(
    Intl.supportedValuesOf('timeZone').map((zone) => [zone, zone.replaceAll('_', ' ')]),
  ),
  currency: named('currency', Intl.supportedValuesOf('currency')),
};

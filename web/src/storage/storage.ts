/** Fallback for blocked or full storage: lasts as long as the page. */
const untilReload = new Map<string, string>();

export function readKept(place: string): string | null {
  try {
    return localStorage.getItem(place) ?? untilReload.get(place) ?? null;
  } catch {
    return untilReload.get(place) ?? null;
  }
}

export function writeKept(place: string, text: string): void {
  try {
    localStorage.setItem(place, text);
    untilReload.delete(place);
  } catch {
    untilReload.set(place, text);
  }
}

export function removeKept(place: string): void {
  untilReload.delete(place);
  try {
    localStorage.removeItem(place);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

/** Returns the stored names with this prefix. */
export function keptPlaces(beginning: string): string[] {
  const isWanted = (place: string) => place.startsWith(beginning);
  try {
    return [...new Set([...untilReload.keys(), ...Object.keys(localStorage)])].filter(isWanted);
  } catch {
    return [...untilReload.keys()].filter(isWanted);
  }
}

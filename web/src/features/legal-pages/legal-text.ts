import { withName } from '../../texts/plain-text';
import { legalWording } from './wording';

interface Facts {
  name: string;
  /** ISO 3166: 'KE' */
  country: string;
  /** Whether visitors can apply as volunteers */
  applications: boolean;
  /** Whether there is a blog */
  comments: boolean;
}

/** At the end of a heading or a paragraph: what it is about. */
const ABOUT = / ?\{(applications|comments)\}$/;

/**
 * Fills the owner's name, country and its law into a legal text. A section or paragraph about something that is off is
 * left out.
 *
 * @param markdown with {name}, {country}, {law}, {authority}, and {applications} or {comments} at the end of lines
 */
export function legalText(markdown: string, facts: Facts): string {
  /** The level of the heading whose section is left out; 0 outside one */
  let left = 0;
  const lines = markdown.split('\n').flatMap((line) => {
    const level = /^#{1,6}(?= )/.exec(line)?.[0].length ?? 0;
    if (level > 0 && level <= left) left = 0;
    const about = ABOUT.exec(line)?.[1] as 'applications' | 'comments' | undefined;
    const isOff = about !== undefined && !facts[about];
    if (isOff && left === 0) left = level;
    return isOff || left > 0 ? [] : [line.replace(ABOUT, '')];
  });
  const { law, authority, country } = legalWording.of(facts.country);
  const filled = { '{country}': country, '{law}': law, '{authority}': authority };
  return withName(lines.join('\n'), facts.name).replace(
    /\{(country|law|authority)\}/g,
    (token) => filled[token as keyof typeof filled],
  );
}

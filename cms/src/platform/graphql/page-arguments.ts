import { LARGEST_PAGE, USUAL_PAGE } from '../../shared/limits';

const LAST_PAGE = 1_000_000;

export interface PageArguments {
  page?: number | null;
  pageSize?: number | null;
}

/** With what is typed into a list's search. */
export interface SearchArguments extends PageArguments {
  q?: string | null;
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Returns the requested page and page size, each limited to its allowed range. */
export const pageOf = ({ page, pageSize }: PageArguments) => ({
  page: within(page ?? 1, 1, LAST_PAGE),
  pageSize: within(pageSize ?? USUAL_PAGE, 1, LARGEST_PAGE),
});

/** Returns the search without spaces around it, with the page. */
export const searchOf = ({ q, ...page }: SearchArguments) => ({ q: q?.trim(), ...pageOf(page) });

/** Returns the type of a page of entries, in the schema language. */
export const pageType = (name: string, entry: string): string =>
  `type ${name} { entries: [${entry}!]! total: Int! page: Int! pageSize: Int! }`;

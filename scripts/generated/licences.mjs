// @ts-check
// `node scripts/generated/licences.mjs` writes docs/licences.md from the lockfiles; part of `npm run generate`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../config/paths.mjs';

const FILE = join(ROOT, 'docs', 'licences.md');
const PROJECTS = {
  'site and tools': 'package-lock.json',
  CMS: 'cms/package-lock.json',
  benchmark: 'tools/package-lock.json',
};

/** Well-known licences; packages are named only under the others. */
const WELL_KNOWN = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'MIT-0',
]);
const UNKNOWN = 'not stated in its package.json';

/** Returns one name for builds of a library for different machines. @param {string} name */
const family = (name) => name.replace(/-(darwin|linux(musl)?|win32|android|freebsd|wasm32)([-\w]*)$/, '-…');

/** @returns {Map<string, Map<string, Set<string>>>} package names by licence and project */
function found() {
  /** @type {Map<string, Map<string, Set<string>>>} */
  const byLicence = new Map();
  for (const [project, file] of Object.entries(PROJECTS)) {
    /** @type {{ packages: Record<string, { license?: string, link?: boolean }> }} */
    const { packages } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
    for (const [path, { license = UNKNOWN, link }] of Object.entries(packages)) {
      if (link || !path.includes('node_modules/')) continue;
      const projects = byLicence.get(license) ?? new Map();
      const names = projects.get(project) ?? new Set();
      names.add(path.replace(/^.*node_modules\//, ''));
      byLicence.set(license, projects.set(project, names));
    }
  }
  return byLicence;
}

/** @returns {string} the content of docs/licences.md */
export function licencesPage() {
  const sorted = [...found()].sort(([one], [other]) => one.localeCompare(other, 'en'));
  const lines = sorted.map(([licence, projects]) => {
    const counts = [...projects].map(([project, names]) => `${names.size} (${project})`).join(', ');
    if (WELL_KNOWN.has(licence)) return `- ${licence}: ${counts}`;
    const names = new Set([...projects.values()].flatMap((each) => [...each].map(family)));
    return `- ${licence}: ${counts}: ${[...names].sort().join(', ')}`;
  });
  return `# Licences of the packages

Written by \`npm run generate\` from the lockfiles; do not edit. Number of packages by licence, as each says itself; tools
that only build or test are counted too. Beyond the well-known ones they are named. The site's own licence is
[MIT](../LICENSE).

${lines.join('\n')}
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(FILE, licencesPage());

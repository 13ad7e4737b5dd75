// @ts-check
// Every command imports this first. This file, and imports above it, must run on old versions of Node, or the
// reader gets a stack trace instead of the sentence below.

const OLDEST = [20, 19];

/**
 * @param {string} version as in `process.versions.node`
 * @returns {string | undefined} the sentence to print; undefined if this version is new enough
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined;
  return `This is Node ${version}; the site needs Node ${OLDEST.join('.')} or newer. Install it from https://nodejs.org or run "nvm install".`;
}

const problem = nodeVersionProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}

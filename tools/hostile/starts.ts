import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from '../../scripts/config/environment.mjs';
import { ROOT } from '../../scripts/config/paths.mjs';
import { VARIABLES } from '../../scripts/config/variables.mjs';
import { checkPortFree, cmsListener, siteListener } from '../../scripts/install/preflight.mjs';
import { waitUntilReady } from '../../scripts/run/readiness.mjs';
import { Service } from '../../scripts/run/services.mjs';
import { peopleOf, whileWriting } from '../../scripts/testing/people.ts';
import { testSitePlans } from '../../scripts/testing/test-site.ts';

const START_MS = 180_000;
const UNDER_LOAD_MS = 1000;
const VISITOR_PAUSE_MS = 50;
const SITE_ALONE_MS = 1500;

/** SIGTERM to `npm start` under load: open requests are answered, the exit code is 0, the ports are free at once. */
export async function stoppedUnderLoad(environment: Environment) {
  const { variables } = environment;
  // With all variables set, so that it ignores `.env`.
  const blank = Object.fromEntries(Object.keys(VARIABLES).map((variable) => [variable, '']));
  const env = { ...blank, ...variables };
  const child = spawn('npm', ['start'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const ended = once(child, 'exit');
  const { OWNER_USERNAME: name = '', OWNER_PASSWORD: password = '' } = variables;
  const signal = AbortSignal.timeout(START_MS);
  if (!(await waitUntilReady(`${environment.publicUrl}/healthz`, signal))) {
    child.kill('SIGKILL');
    assert.fail((await output).join(''));
  }
  const people = await peopleOf({ environment, owner: { name, password } });
  const stopping = async () => {
    await pause(UNDER_LOAD_MS);
    child.kill('SIGTERM');
    const [code] = await ended;
    assert.equal(code, 0, 'the exit code of npm');
    await checkPortFree(siteListener(environment));
    await checkPortFree(cmsListener(environment));
  };
  const { answers } = await whileWriting(people, stopping, VISITOR_PAUSE_MS);
  const bodies = (bad: typeof answers) => bad.map(({ body }) => body);
  const cut = answers.filter(({ status, body }) => status === 0 && !body.includes('ECONNREFUSED'));
  assert.deepEqual(bodies(cut), [], 'requests that were cut');
  assert.deepEqual(bodies(answers.filter(({ status }) => status >= 500 && status !== 503)), []);
}

/** The site starts before the CMS: it waits, and both become ready. */
export async function siteFirst(environment: Environment) {
  const [cms, web] = testSitePlans(environment, 'nothing').map((plan) => new Service(plan));
  const siteStarts = web?.start();
  try {
    await pause(SITE_ALONE_MS);
    await cms?.start();
    await siteStarts;
  } finally {
    await web?.stop();
    await cms?.stop();
  }
}

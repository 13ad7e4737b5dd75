import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../scripts/config/environment.mjs';
import type { Cleanup } from '../../scripts/run/child-processes.mjs';
import { formTokens, newKey, peopleOf, trustedId } from '../../scripts/testing/people.ts';
import { send, sendJson } from '../../scripts/testing/send.ts';
import { startTestSite, type TestSite } from '../../scripts/testing/test-site.ts';
import { newestArchive, run } from './machine.ts';
import { FORMS } from './repeated.ts';

/**
 * Restores a backup on another computer without `secrets.json`: the owner signs in with the password, the link that a
 * client has still opens, and so does the one that the owner sends from then on.
 *
 * @param elsewhere environment of the other computer
 */
export async function restoredWithoutSecrets(site: TestSite, elsewhere: Environment, cleanup: Cleanup) {
  const url = site.environment.publicUrl;
  const [formToken] = await formTokens(url, 1);
  const key = newKey('client');
  const proof = { formToken, submissionKey: key };
  const variables = { data: FORMS.booking.data(key, 30), proof };
  const { body } = await sendJson(url, '/graphql', { query: trustedId('RequestBooking'), variables });
  const { token } = JSON.parse(body).data.requestBooking;
  const archive = await newestArchive(site);
  const { code, output } = await run(elsewhere, 'restore.mjs', archive);
  assert.equal(code, 0, output);
  assert.equal(existsSync(join(elsewhere.dataDir, 'secrets.json')), false);

  const restored = await startTestSite(elsewhere, cleanup, 'nothing');
  try {
    const people = await peopleOf(restored);
    const page = async (path: string) => (await send(elsewhere.publicUrl, { method: 'GET', path })).status;
    assert.equal(await page(`/b/${token}`), 200, 'the link that the client has');
    const asked = 'query ($key: String!) { bookings(filters: { name: { eq: $key } }) { documentId } }';
    const [{ documentId }] = JSON.parse((await people.ask(asked, { key })).body).data.bookings;
    const link = 'query ($id: ID!) { bookingLink(documentId: $id) }';
    const { bookingLink } = JSON.parse((await people.ask(link, { id: documentId })).body).data;
    assert.notEqual(bookingLink, `/b/${token}`);
    assert.equal(await page(bookingLink), 200, 'the link that the owner sends now');
  } finally {
    await restored.stack.stop();
  }
}

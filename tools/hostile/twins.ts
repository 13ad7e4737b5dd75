import { CommandError } from '../../scripts/config/command-error.mjs';
import { isAcknowledged, newKey, peopleOf } from '../../scripts/testing/people.ts';
import type { TestSite } from '../../scripts/testing/test-site.ts';

const CREATE = 'mutation($data: PortfolioItemInput!) { made: createPortfolioItem(data: $data) { slug } }';
/** Pieces sent at once, as a batch of pictures with one name does. */
const AT_ONCE = 5;

/**
 * Stores many pieces with the same title while visitors send the contact form.
 *
 * @throws {CommandError} when two pieces share an address, or a piece or message is refused
 */
export async function twins(site: TestSite, count: number) {
  const people = await peopleOf(site);
  const slugs = new Set<string>();
  const problems: string[] = [];
  const piece = async () => {
    const { status, body } = await people.ask(CREATE, { data: { title: 'Image' } });
    const slug = status === 200 ? JSON.parse(body).data?.made?.slug : undefined;
    if (!slug || slugs.has(slug)) problems.push(`a piece: ${status} ${body.slice(0, 200)}`);
    slugs.add(slug);
  };
  const message = async () => {
    const answer = await people.write(newKey('message'));
    if (!isAcknowledged(answer)) problems.push(`a message: ${answer.status} ${answer.body.slice(0, 200)}`);
  };
  for (let stored = 0; stored < count; stored += AT_ONCE)
    await Promise.all([message(), ...Array.from({ length: AT_ONCE }, piece)]);
  if (problems.length > 0)
    throw new CommandError(`${problems.length} findings among ${count} twins:`, {
      detail: problems.join('\n'),
    });
}

import { CommandError } from '../../scripts/config/command-error.mjs';
import { formTokens, isAcknowledged, newKey, trustedId } from '../../scripts/testing/people.ts';
import { type Answer, sendJson, signIn } from '../../scripts/testing/send.ts';
import type { TestSite } from '../../scripts/testing/test-site.ts';
import { type Random, seeded } from './random.ts';

const SEED = 20_261_126;
const DAY_MS = 24 * 3_600_000;

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Content of each form, and where the owner finds it. Each item is named by its key. */
const FORMS = {
  message: {
    document: 'SendMessage',
    data: (key: string, _day: number) => ({
      senderName: 'Visitor',
      senderEmail: 'visitor@example.org',
      subject: key,
      message: 'Hello?',
    }),
    rows: 'messages(filters: { subject: { eq: $key } })',
  },
  booking: {
    document: 'RequestBooking',
    data: (key: string, day: number) => ({
      service: 'Runway Model',
      quantity: 1,
      firstDay: dayFromNow(day),
      lastDay: dayFromNow(day),
      city: 'Nairobi',
      name: key,
      email: 'client@example.org',
      phone: '0712 345678',
    }),
    rows: 'bookings(filters: { name: { eq: $key } })',
  },
} as const;

/** What clients send with each action on their page. */
const ACTIONS = {
  AcceptQuote: {},
  AskAboutQuote: { question: 'Is travel in it?' },
  AskForOtherDays: { firstDay: dayFromNow(40), lastDay: dayFromNow(41) },
  CancelBooking: {},
} as const;
type Action = keyof typeof ACTIONS;
const ACTION_NAMES = Object.keys(ACTIONS) as Action[];
/** Words of the refusal when the page is outdated. */
const OVERTAKEN = /newer quote|has changed/;

interface Page {
  state: string;
  revision: number;
  holdRank: number | null;
  notice: string | null;
  quote: { number: string; revision: number; state: string } | null;
}

/**
 * Repeats forms with the same key, at once and late. Repeats actions on bookings, and tries actions from an
 * outdated page.
 *
 * @throws {CommandError} when a received form is not stored exactly once, or an action from an outdated page
 *   counts
 */
export async function repeated({ environment, owner }: TestSite, rounds: number) {
  const random = seeded(SEED);
  const people = await peopleAround(environment.publicUrl, await signIn(environment.publicUrl, owner));
  const tokens = await formTokens(environment.publicUrl, rounds);
  const problems: string[] = [];
  for (const [round, formToken] of tokens.entries()) {
    const from = `10.3.${round >> 8}.${round & 255}`;
    problems.push(
      ...(await sentAgain(people, random, { formToken, from, kind: round % 2 ? 'message' : 'booking' })),
    );
  }
  if (problems.length > 0)
    throw new CommandError(`${problems.length} findings in ${rounds} rounds, seed ${SEED}:`, {
      detail: problems.join('\n'),
    });
}

type People = Awaited<ReturnType<typeof peopleAround>>;

async function peopleAround(url: string, authorization: string) {
  return {
    visitor: (document: string, variables: object, from: string) =>
      sendJson(url, '/graphql', { query: trustedId(document), variables }, { 'x-forwarded-for': from }),
    owner: async (query: string, variables: object) => {
      const answer = await sendJson(url, '/graphql', { query, variables }, { authorization });
      if (answer.status !== 200) throw new Error(`The owner was answered ${answer.status}: ${answer.body}`);
      return JSON.parse(answer.body);
    },
  };
}

interface Form {
  formToken: string;
  from: string;
  kind: keyof typeof FORMS;
}

async function sentAgain(people: People, random: Random, { formToken, from, kind }: Form): Promise<string[]> {
  const { document, data, rows } = FORMS[kind];
  const key = newKey(kind);
  // Some password managers fill in the hidden field.
  const isCaught = random.chance(0.3);
  const proof = { formToken, submissionKey: key, ...(isCaught && { doNotFill: 'https://example.org' }) };
  const send = (day: number) => people.visitor(document, { data: data(key, day), proof }, from);
  const [first, ...others] = random.chance(0.5)
    ? await Promise.all([send(30), send(30), send(30)])
    : [await send(30), await send(30)];
  // The day is past by now.
  const answers = [first, ...others, await send(-1)];
  const problems = answers
    .filter((answer) => !isAcknowledged(answer) || answer.body !== first?.body)
    .map((answer) => `${kind} sent again: ${short(answer)} instead of ${first?.body}`);
  const asked = `query($key: String!) { rows: ${rows} { documentId } spam: suspectedSpam(q: $key) { total } }`;
  const { data: found } = await people.owner(asked, { key });
  const stored = found.rows.length + found.spam.total;
  if (stored !== 1) problems.push(`${kind} that was received is stored ${stored} times`);
  if (isCaught !== found.spam.total > 0) problems.push(`${kind}: caught ${isCaught}, but found elsewhere`);
  const token =
    problems.length === 0 && kind === 'booking' && JSON.parse(first?.body ?? '').data.requestBooking.token;
  if (token && !isCaught)
    problems.push(
      ...(await actedAgain(people, random, { token, from, documentId: found.rows[0].documentId })),
    );
  return problems;
}

async function actedAgain(
  people: People,
  random: Random,
  { token, documentId, from }: { token: string; documentId: string; from: string },
): Promise<string[]> {
  const problems: string[] = [];
  const page = async (): Promise<Page> => {
    const { body } = await people.visitor('ClientBooking', { token }, from);
    return JSON.parse(body).data.clientBooking;
  };
  const act = (action: Action, seen: object) =>
    people.visitor(action, { token, seen, ...ACTIONS[action] }, from);

  await sendQuote(people, documentId);
  const older = await page();
  await (random.chance(0.5) ? sendQuote(people, documentId) : saveCity(people, documentId, older.revision));
  const newer = await page();
  const late = await act(random.pick(ACTION_NAMES), seenOn(older));
  if (!OVERTAKEN.test(late.body)) problems.push(`an action on an older page: ${short(late)}`);
  if (JSON.stringify(await page()) !== JSON.stringify(newer))
    problems.push('an action on an older page counted');

  const action = random.pick(ACTION_NAMES);
  const [once, twice] = [await act(action, seenOn(newer)), await act(action, seenOn(newer))];
  for (const answer of [once, twice])
    if (!isAcknowledged(answer)) problems.push(`${action}: ${short(answer)}`);
  const cancelled = [
    await page().then((now) => act('CancelBooking', seenOn(now))),
    await act('CancelBooking', seenOn(older)),
  ];
  for (const answer of cancelled)
    if (!isAcknowledged(answer)) problems.push(`cancelled twice: ${short(answer)}`);

  const move = 'mutation($data: BookingMove!) { moveBooking(data: $data) { state } }';
  const moved = await people.owner(move, { data: { documentId, event: 'REOPEN', revision: older.revision } });
  if (!moved.errors) problems.push('the owner moved a booking as it was before');
  if ((await page()).state !== 'cancelled') problems.push('a cancelled booking is cancelled no longer');
  return problems;
}

async function sendQuote(people: People, booking: string): Promise<void> {
  const created = await people.owner(
    'mutation($booking: ID!) { quote: createQuote(booking: $booking) { documentId revision } }',
    { booking },
  );
  const sent = await people.owner(
    'mutation($documentId: ID!, $revision: Int!) { sendQuote(documentId: $documentId, revision: $revision) { mailed } }',
    created.data?.quote ?? {},
  );
  if (sent.errors) throw new Error(`No quote was sent: ${JSON.stringify(sent.errors)}`);
}

const saveCity = (people: People, documentId: string, revision: number) =>
  people.owner(
    'mutation($documentId: ID!, $data: BookingInput!) { updateBooking(documentId: $documentId, data: $data) { revision } }',
    { documentId, data: { city: 'Kisumu', revision } },
  );

/** As a page's buttons send it. */
const seenOn = ({ state, revision, holdRank, quote }: Page) => ({
  state,
  revision,
  holdRank,
  quoteNumber: quote?.number ?? null,
  quoteRevision: quote?.revision ?? null,
});

const short = ({ status, body }: Answer) => `${status} ${body.slice(0, 300)}`;

import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { formTokens, newKey, trustedId, uploadRequest } from './people.ts';
import { send, sendJson, signIn } from './send.ts';
import type { TestSite } from './test-site.ts';

const DAYS_AHEAD = 20;
const DAY_MS = 24 * 3600 * 1000;

/** Returns a function that sends GraphQL as the owner. */
export async function signInOwner({ environment: { publicUrl }, owner }: TestSite) {
  const headers = { authorization: await signIn(publicUrl, owner) };
  return async (query: string, data = {}) =>
    JSON.parse((await sendJson(publicUrl, '/graphql', { query, variables: { data } }, headers)).body).data;
}

type OwnerAsks = Awaited<ReturnType<typeof signInOwner>>;

/** Makes a comp card with the owner's picture, and a rate card with one service. */
async function makeCards({ environment: { publicUrl }, owner }: TestSite, ask: OwnerAsks, service: string) {
  const [{ documentId: image }] = JSON.parse(
    (await send(publicUrl, await uploadRequest(publicUrl, owner))).body,
  );
  const item = 'mutation ($data: PortfolioItemInput!) { createPortfolioItem(data: $data) { slug } }';
  await ask(item, { title: 'Studio', category: 'Editorial', image });
  const { compCard, rateCard } = await ask('{ compCard { revision } rateCard { revision } }');
  const card = 'mutation ($data: CompCardInput!) { updateCompCard(data: $data) { revision } }';
  await ask(card, { ...compCard, pictures: [{ image, focalX: 50, focalY: 50 }] });
  const rates = 'mutation ($data: RateCardInput!) { updateRateCard(data: $data) { revision } }';
  await ask(rates, { ...rateCard, services: [{ name: service, price: 100, unit: 'hour' }] });
}

/** Sends a message, an application and a booking request as a visitor, and returns the token of the booking. */
async function submitForms(siteUrl: string, service: string): Promise<string> {
  const [formToken] = await formTokens(siteUrl, 1);
  const submit = async (form: string, data: object) => {
    const variables = { data, proof: { formToken, submissionKey: newKey(form) } };
    const { body } = await sendJson(siteUrl, '/graphql', { query: trustedId(form), variables });
    return JSON.parse(body).data;
  };
  const [name, email] = ['Visitor', 'visitor@example.org'];
  const message = { subject: 'Spring', message: 'Hello?' };
  await submit('SendMessage', { senderName: name, senderEmail: email, ...message });
  await submit('ApplyToVolunteer', { name, email, availability: ['Weekends'] });
  const day = new Date(Date.now() + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10);
  const booking = { service, quantity: 1, firstDay: day, lastDay: day, city: 'Durban' };
  const { requestBooking } = await submit('RequestBooking', { name, email, ...booking });
  return requestBooking.token;
}

/**
 * Makes a comp card and a booking with a quote, and causes emails of each kind that a visitor gets.
 *
 * @returns the addresses of the papers
 */
export async function makePapers(site: TestSite, ask: OwnerAsks) {
  const service = 'Fitting';
  await makeCards(site, ask, service);
  const token = await submitForms(site.environment.publicUrl, service);
  const { bookings } = await ask('{ bookings { documentId } }');
  const create = `createQuote(booking: "${bookings[0].documentId}") { documentId revision }`;
  const { documentId, revision } = (await ask(`mutation { ${create} }`)).createQuote;
  await ask(`mutation { sendQuote(documentId: "${documentId}", revision: ${revision}) { mailed } }`);
  return { page: `/b/${token}`, pdfs: ['/comp-card.pdf', `/b/${token}/quote.pdf`] };
}

/** Returns the text of a PDF, and what it says about itself. */
export async function readPdf(url: string): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await (await fetch(url)).arrayBuffer()));
  return JSON.stringify([await getMeta(pdf), await extractText(pdf)]);
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COMP_CARD_PICTURES } from '../../../cms/src/shared/limits';
import type { CompCard } from '../../src/features/comp-card/queries';
import { AnswerCache, InFlight } from '../cache/answer-cache';
import { DrawnFiles, keyOf } from '../cache/drawn-files';
import { CACHE_STATUS, type CacheStatus } from '../cache/send-cached';
import type { SiteStateSource } from '../cache/site-state';
import { isUpload } from '../drawing/load-photograph';
import type { OperationAnswers } from '../graphql/operation-answers';
import { ownerAsks } from '../http/owner-asks';
import { sendUnavailable } from '../http/service-unavailable';
import { type Renderer, type Rendering, sendHtml } from '../pages/pages';
import type { LastDays } from '../uploads/last-days';
import { nameOfUpload } from '../uploads/stored-upload';
import type { CardForm, CardOrder, DrawCard } from './draw-card';
import { cardWording } from './wording';

interface CardFiles {
  rendering: Rendering;
  siteState: SiteStateSource;
  lastDays: Pick<LastDays, 'isOver'>;
  answers: Pick<OperationAnswers, 'versioned'>;
  cmsUrl: string;
  publicUrl: string;
  mediaUrl: string | undefined;
  drawCard: DrawCard;
}

/** Cache key of the card's content. No address can equal it. */
const CARD = 'comp card';
/** Four forms of the PDF and one picture, for two contents. */
const MAX_FILES = 10;
const MAX_FILE_BYTES = 30 * 1024 * 1024;
const MAX_WAITING = 10;
/** Version of the drawing. Increase it when the drawing changes, so that browsers drop older files. */
const DRAWING = 1;

interface File {
  bytes: Buffer;
  etag: string;
  name: string;
  /** Addresses of its pictures */
  pictures: string[];
}

type Found = { card: CompCard; status: CacheStatus } | 'maintenance' | 'away';

/** Serves the comp card as PDF and JPEG. Each file is drawn on the first request after a change. */
export async function cardFiles(server: FastifyInstance, options: CardFiles): Promise<void> {
  const { rendering, siteState, lastDays, answers, cmsUrl, publicUrl, mediaUrl, drawCard } = options;
  const contents = new AnswerCache(siteState);
  const drawings = new DrawnFiles(MAX_WAITING, { max: MAX_FILES, maxSize: MAX_FILE_BYTES });
  const reading = new InFlight<{ made: Awaited<ReturnType<Renderer['compCard']>>; version: string }>();
  /** The last file of each form, for use while it cannot be drawn. */
  const last = new Map<string, File>();

  /** Leaves out pictures whose last day is over, because content cached before midnight still contains them. */
  const shown = async (card: CompCard): Promise<CompCard> => {
    const over = await Promise.all(
      card.pictures.map(({ original }) => lastDays.isOver(nameOfUpload(original))),
    );
    return { ...card, pictures: card.pictures.filter((_, index) => !over[index]) };
  };

  const findCard = async (request: FastifyRequest): Promise<Found> => {
    const found = await readCard(request);
    return typeof found === 'string' ? found : { ...found, card: await shown(found.card) };
  };

  const readCard = async (request: FastifyRequest): Promise<Found> => {
    const found = await contents.find(CARD);
    if (found.kind === 'maintenance') return 'maintenance';
    if (found.kind === 'hit') return { card: JSON.parse(found.answer.body), status: found.status };
    const { contentVersion } = found;
    if (contentVersion === undefined) return 'away';
    const { made: answer, version } = await reading.share(contentVersion, () =>
      answers.versioned(contentVersion, async () => (await rendering.load()).compCard(rendering.site)),
    );
    if (answer.kind === 'card') {
      contents.keep(CARD, { type: 'application/json', body: JSON.stringify(answer.card) }, version);
      return { card: answer.card, status: 'made' };
    }
    request.log.warn({ err: answer.error }, 'The comp card could not be read');
    const lastAnswer = contents.lastInstead(CARD, contentVersion, answer.hasErrors);
    return lastAnswer ? { card: JSON.parse(lastAnswer.body), status: 'last' } : 'away';
  };

  const fileOf = async (card: CompCard, form: CardForm): Promise<File> => {
    const content = [DRAWING, publicUrl, card, form];
    const pictures = card.pictures.map(({ original, focus, picture }) => ({
      src: original,
      focus,
      alt: picture.alt,
    }));
    const order = { card: { ...card, pictures }, form, site: publicUrl, cmsUrl };
    const file = {
      bytes: await drawings.find('visitor', content, () => drawCard(order)),
      etag: `"${keyOf(content).slice(0, 27)}"`,
      name: fileNameOf(card.name, form),
      pictures: pictures.map(({ src }) => src),
    };
    last.set(JSON.stringify(form), file);
    return file;
  };

  const noCard = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = await (await rendering.load()).renderPage({ route: '/comp-card' }, rendering.site);
    if (page.kind !== 'page') return sendUnavailable(reply, 'away');
    return sendHtml(request, reply.code(404).header('cache-control', 'no-cache'), page);
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const requested = askedForm(request.url);
    if ('problem' in requested)
      return reply.code(400).type('text/plain; charset=utf-8').send(requested.problem);
    const found = await findCard(request);
    if (typeof found === 'string') return sendUnavailable(reply, found);
    if (found.card.pictures.length === 0) return noCard(request, reply);
    try {
      return send(request, reply, await fileOf(found.card, requested.form), found.status);
    } catch (error) {
      request.log.error({ err: error }, 'The comp card could not be drawn');
      const lastFile = last.get(JSON.stringify(requested.form));
      const onCard = found.card.pictures.map(({ original }) => original);
      const mayBeSent = lastFile?.pictures.every((picture) => onCard.includes(picture));
      return lastFile && mayBeSent ? send(request, reply, lastFile, 'last') : sendUnavailable(reply, 'away');
    }
  };
  server.get('/comp-card.pdf', answer);
  server.get('/comp-card.jpg', answer);

  /** Previews the owner's choice before it is saved. */
  server.get('/comp-card/preview.jpg', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    if (!(await ownerAsks(siteState, request, reply))) return reply.callNotFound();
    const pictures = chosenPictures(request.url, mediaUrl);
    if (!pictures) return reply.code(400).type('text/plain; charset=utf-8').send(cardWording.unknownPictures);
    const found = await findCard(request);
    if (typeof found === 'string') return sendUnavailable(reply, found);
    const card = { ...found.card, pictures };
    const order: CardOrder = { card, form: { kind: 'preview' }, site: publicUrl, cmsUrl };
    try {
      return reply.type('image/jpeg').send(await drawings.queue.add('owner', () => drawCard(order)));
    } catch (error) {
      request.log.warn({ err: error }, 'The preview of a comp card could not be drawn');
      return sendUnavailable(reply, 'away');
    }
  });
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag, name }: File,
  status: CacheStatus,
) {
  reply
    .header('etag', etag)
    .header('cache-control', 'no-cache')
    .header('cache-status', CACHE_STATUS[status])
    .header('content-disposition', `inline; filename="${name}"`);
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply.type(name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg').send(bytes);
}

/** The requested form, or what is wrong with the parameters. */
type Asked = { form: Exclude<CardForm, { kind: 'preview' }> } | { problem: string };

/** Returns the form of the card that an address requests: '/comp-card.pdf?size=a5&bleed=1'. */
function askedForm(url: string): Asked {
  const { pathname, searchParams } = new URL(url, 'http://site');
  if (pathname.endsWith('.jpg')) return { form: { kind: 'jpg' } };
  const size = searchParams.get('size') ?? 'card';
  if (size !== 'card' && size !== 'a5') return { problem: cardWording.unknownSize };
  const bleed = searchParams.get('bleed');
  if (bleed !== null && bleed !== '1') return { problem: cardWording.unknownBleed };
  return { form: { kind: 'pdf', size, bleed: bleed === '1' } };
}

type OrderedPictures = CardOrder['card']['pictures'];

const PERCENT = /^(?:100|\d{1,2})$/;

/**
 * Returns the pictures of an unsaved card, the main one first: 'picture=/uploads/a.jpg,50,40'.
 *
 * @param mediaUrl address of uploads in object storage
 * @returns undefined when one is not an upload of this site, or its focus is not two percentages
 */
function chosenPictures(url: string, mediaUrl: string | undefined): OrderedPictures | undefined {
  const values = new URL(url, 'http://site').searchParams.getAll('picture');
  if (values.length === 0 || values.length > COMP_CARD_PICTURES) return undefined;
  const pictures = values.flatMap((value) => {
    const [, src = '', x = '', y = ''] = /^(.+),(\d+),(\d+)$/.exec(value) ?? [];
    if (!isUpload(src, mediaUrl) || !PERCENT.test(x) || !PERCENT.test(y)) return [];
    return [{ src, focus: { x: Number(x), y: Number(y) }, alt: '' }];
  });
  return pictures.length === values.length ? pictures : undefined;
}

/** Returns the file name: 'Amani Kito' → 'amani-kito-comp-card.pdf'. Letters of other scripts are left out. */
function fileNameOf(name: string, form: CardForm): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const parts = [plain, 'comp-card'];
  if (form.kind === 'pdf' && form.size !== 'card') parts.push(form.size);
  if (form.kind === 'pdf' && form.bleed) parts.push('bleed');
  return `${parts.filter(Boolean).join('-')}.${form.kind === 'pdf' ? 'pdf' : 'jpg'}`;
}

import { gzipSync } from 'node:zlib';
import type { Answer } from '../../scripts/testing/send.ts';
import type { Named } from './graphql-requests.ts';
import {
  EDGE_DATES,
  EDGE_NUMBERS,
  type OddFile,
  oddFileName,
  oddLetters,
  oddMarkdown,
} from './odd-values.ts';
import type { Random } from './random.ts';

export type Visit = (path: string) => Promise<Answer>;

/** A request of the owner with a check of its response. */
export interface Odd extends Named {
  /** @returns what is wrong; undefined when nothing is */
  check: (answer: Answer, visit: Visit) => Promise<string | undefined>;
}

const REFUSED = 400;
const LONGEST_STORED_NAME = 255;

interface Body {
  data?: { slug?: string };
  error?: { message?: string; details?: { errors?: { path: string[] }[] } };
}

const bodyOf = ({ body }: Answer): Body => JSON.parse(body);

/** Returns what is unclear in a refusal, which must be a sentence and name the field of a wrong value. */
export function unclear(answer: Answer, fields: string[]): string | undefined {
  if (answer.status < REFUSED) return undefined;
  const { message = '', details } = bodyOf(answer).error ?? {};
  const names = [...(details?.errors ?? []).flatMap(({ path }) => path), message];
  if (!/\w+ \w+/.test(message)) return `${answer.status} without a sentence`;
  const isNamed =
    answer.status !== REFUSED || fields.some((field) => names.some((name) => name.includes(field)));
  return isNamed ? undefined : `a refusal that names no field: ${message.slice(0, 80)}`;
}

const json = (body: unknown) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Generates unusual requests that people, their programs and proxies really send, and enormous ones. */
export function oddRequests(random: Random, files: OddFile[]) {
  let posts = 0;
  return {
    /** A published post must be shown at once. */
    post(): Odd {
      posts += 1;
      const title = `Odd ${posts} ${oddLetters(random).slice(0, 100)}`;
      const data = {
        title,
        content: oddMarkdown(random),
        tags: [`tag ${oddLetters(random).slice(0, 20)}`],
      };
      return {
        name: 'odd: post',
        method: 'POST',
        path: '/api/blog-posts',
        ...json({ data }),
        check: async (answer, visit) => {
          if (answer.status >= REFUSED) return unclear(answer, Object.keys(data));
          const { status } = await visit(`/blog/${bodyOf(answer).data?.slug}`);
          return status === 200 ? undefined : `a stored post answers ${status}`;
        },
      };
    },

    milestone(): Odd {
      const data = { title: oddLetters(random), year: oddLetters(random), description: oddLetters(random) };
      return {
        name: 'odd: letters',
        method: 'POST',
        path: '/api/milestones',
        ...json({ data }),
        check: async (answer) => unclear(answer, Object.keys(data)),
      };
    },

    upload(): Odd {
      const { content, type } = random.pick(files);
      const name = oddFileName(random).replace(/["\r\n]/g, '_');
      const replaced = random.chance(0.1) ? `?id=${encodeURIComponent(random.pick(EDGE_NUMBERS))}` : '';
      // A refusal about the id does not name the file.
      const fields = replaced ? [''] : ['files', 'The ', 'file'];
      const head = `--odd\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
      return {
        name: 'odd: upload',
        method: 'POST',
        path: `/api/upload${replaced}`,
        headers: { 'content-type': 'multipart/form-data; boundary=odd' },
        body: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--odd--\r\n')]),
        check: async (answer, visit) => {
          if (answer.status >= REFUSED) return unclear(answer, fields);
          const [file]: { url: string }[] = [JSON.parse(answer.body)].flat();
          if (!file) return 'a stored file without its row';
          const stored = file.url.slice('/uploads/'.length);
          if (Buffer.byteLength(stored) > LONGEST_STORED_NAME) return 'a stored name that no disk takes';
          const { status } = await visit(file.url);
          return status === 200 ? undefined : `a stored file answers ${status}`;
        },
      };
    },

    numbers(): Odd {
      const number = () => encodeURIComponent(random.pick(EDGE_NUMBERS));
      const date = () => encodeURIComponent(random.pick(EDGE_DATES));
      const path = random.pick([
        () => `/api/upload/files/${number()}`,
        () => `/api/milestones/${number()}`,
        () => `/api/milestones?pagination[page]=${number()}&pagination[pageSize]=${number()}`,
        () => `/api/milestones?pagination[start]=${number()}&pagination[limit]=${number()}`,
        () => `/api/milestones?filters[id][$eq]=${number()}`,
        () => `/api/bookings?filters[revision][$gt]=${number()}`,
        () => `/api/events?filters[date][$lt]=${date()}`,
        () =>
          `/api/events?filters[createdAt][$between][0]=${date()}&filters[createdAt][$between][1]=${date()}`,
      ])();
      return {
        name: 'odd: numbers',
        method: 'GET',
        path,
        check: async (answer) => (answer.status === REFUSED ? unclear(answer, ['']) : undefined),
      };
    },

    /** Compressed bodies of strangers must not be unpacked. */
    packed(): Odd {
      const path = random.pick(['/graphql', '/api/auth/local', '/api/milestones']);
      return {
        name: 'odd: packed body',
        method: 'POST',
        path,
        headers: {
          'content-type': 'application/json',
          'content-encoding': random.pick(['gzip', 'GZIP', 'br', 'deflate', 'x']),
        },
        body: gzipSync(JSON.stringify({ query: '{ formToken }', text: 'x'.repeat(random.int(100_000)) })),
        check: async ({ status }) => (status === 415 ? undefined : `${status} instead of 415`),
      };
    },
  };
}

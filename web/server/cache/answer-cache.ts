import { createHash } from 'node:crypto';

/** What an address answers with. */
export interface AnswerBody {
  /** Media type with its charset */
  type: string;
  body: string;
  /** Of a page: its style, as the security policy allows it */
  styleSource?: string;
}

/** An answer, true for one version of the content. */
export interface KeptAnswer extends AnswerBody {
  etag: string;
  contentVersion: string;
  /** Compressed forms, made when somebody first asks for one */
  readonly encoded: Map<string, Promise<Buffer>>;
}

interface Limits {
  /** Answers */
  most: number;
  /** Characters of all bodies and addresses; compressed forms add about a third */
  mostCharacters: number;
}

const LIMITS: Limits = { most: 1000, mostCharacters: 16_000_000 };
/** What a page says also depends on the day, an event that is over for instance. Milliseconds. */
const MOST_AGE_MS = 5 * 60_000;

interface Entry extends KeptAnswer {
  keptAt: number;
}

/** Pages, files and GraphQL answers by address, the least recently used forgotten first. */
export class AnswerCache {
  private readonly answers = new Map<string, Entry>();
  private characters = 0;

  constructor(private readonly limits: Limits = LIMITS) {}

  /** The answer whatever version it was true for: better than none while the cms is away. */
  any(address: string): KeptAnswer | undefined {
    const answer = this.answers.get(address);
    if (answer) this.moveLast(address, answer);
    return answer;
  }

  /** The answer if nothing has changed since. */
  current(address: string, contentVersion: string): KeptAnswer | undefined {
    const answer = this.answers.get(address);
    if (answer?.contentVersion !== contentVersion) return undefined;
    if (Date.now() - answer.keptAt > MOST_AGE_MS) return undefined;
    this.moveLast(address, answer);
    return answer;
  }

  keep(address: string, { type, body, styleSource }: AnswerBody, contentVersion: string): KeptAnswer {
    const answer = {
      type,
      body,
      styleSource,
      contentVersion,
      etag: etagOf(body),
      encoded: new Map<string, Promise<Buffer>>(),
      keptAt: Date.now(),
    };
    this.forget(address);
    this.answers.set(address, answer);
    this.characters += address.length + body.length;
    for (const [oldest] of this.answers) {
      if (this.answers.size <= this.limits.most && this.characters <= this.limits.mostCharacters) break;
      this.forget(oldest);
    }
    return answer;
  }

  private forget(address: string) {
    const known = this.answers.get(address);
    if (known) this.characters -= address.length + known.body.length;
    this.answers.delete(address);
  }

  /** A Map keeps the order of insertion: the last used stands last. */
  private moveLast(address: string, answer: Entry) {
    this.answers.delete(address);
    this.answers.set(address, answer);
  }
}

/** Weak: the same content travels in several encodings. */
function etagOf(body: string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { DrawQueue, type Waiting } from '../drawing/draw-queue';
import { InFlight } from './answer-cache';

/** Returns a hash of everything that a drawing depends on. */
export const keyOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');

interface Limits {
  max: number;
  /** Bytes */
  maxSize: number;
}

/** Caches drawings by their content. Requests for the same content share one drawing. */
export class DrawnFiles {
  /** For drawings that are not cached */
  readonly queue: DrawQueue;
  private readonly files: LRUCache<string, Buffer>;
  private readonly drawing = new InFlight<Buffer>();

  /** @param most the longest queue */
  constructor(most: number, limits: Limits) {
    this.queue = new DrawQueue(most);
    this.files = new LRUCache({ ...limits, sizeCalculation: ({ length }) => length });
  }

  /**
   * Returns the cached drawing or draws it.
   *
   * @param content everything that the drawing depends on
   * @throws QueueFull when too many drawings are waiting
   */
  async find(who: Waiting, content: unknown, draw: () => Promise<Buffer>): Promise<Buffer> {
    const key = keyOf(content);
    const drawOnce = async () => {
      // The same drawing may have been made for the owner while a visitor waited.
      const file = this.files.get(key) ?? (await draw());
      this.files.set(key, file);
      return file;
    };
    const known = this.files.get(key);
    return known ?? this.drawing.share(`${who} ${key}`, () => this.queue.add(who, drawOnce));
  }
}

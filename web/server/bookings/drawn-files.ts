import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { InFlight } from '../cache/answer-cache';
import type { DrawQueue, Waiting } from '../drawing/draw-queue';

interface Limits {
  max: number;
  /** Bytes */
  maxSize: number;
}

/** Caches drawings by their content. Requests for the same content share one drawing. */
export class DrawnFiles {
  private readonly files: LRUCache<string, Buffer>;
  private readonly drawing = new InFlight<Buffer>();

  constructor(
    private readonly queue: DrawQueue,
    limits: Limits,
  ) {
    this.files = new LRUCache({ ...limits, sizeCalculation: ({ length }) => length });
  }

  /**
   * Returns the cached drawing or draws it.
   *
   * @param content everything that the drawing depends on
   * @throws QueueFull when too many drawings are waiting
   */
  async find(who: Waiting, content: unknown, draw: () => Promise<Buffer>): Promise<Buffer> {
    const key = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
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

/** Who waits for a drawing. The owner does not queue behind visitors. */
export type Waiting = 'owner' | 'visitor';

/** Too many drawings are waiting. */
export class QueueFull extends Error {}

/** Draws one after the other, to bound the memory. The owner's drawings come first. */
export class DrawQueue {
  private readonly waiting: Record<Waiting, { begin: () => Promise<void> }[]> = { owner: [], visitor: [] };
  private isDrawing = false;

  /** @param most the longest queue, for the owner and for all visitors each */
  constructor(private readonly most: number) {}

  /** @throws QueueFull when too many wait; errors of `draw` */
  add<Drawing>(who: Waiting, draw: () => Promise<Drawing>): Promise<Drawing> {
    if (this.waiting[who].length >= this.most) return Promise.reject(new QueueFull('Too many drawings wait'));
    return new Promise((resolve, reject) => {
      this.waiting[who].push({ begin: () => draw().then(resolve, reject) });
      this.next();
    });
  }

  private next(): void {
    if (this.isDrawing) return;
    const task = this.waiting.owner.shift() ?? this.waiting.visitor.shift();
    if (!task) return;
    this.isDrawing = true;
    task.begin().finally(() => {
      this.isDrawing = false;
      this.next();
    });
  }
}

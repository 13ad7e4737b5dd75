/** Who waits for a drawing. The owner's place does not depend on how many others wait. */
export type Waiting = 'owner' | 'visitor';

/** As many drawings wait as may. */
export class QueueFull extends Error {}

interface Task {
  begin: () => Promise<void>;
}

/** Draws one after the other, which bounds the memory; what the owner waits for comes first. */
export class DrawQueue {
  private readonly waiting: Record<Waiting, Task[]> = { owner: [], visitor: [] };
  private isDrawing = false;

  /** @param most drawings that may wait, for the owner and for all visitors each */
  constructor(private readonly most: number) {}

  /** @throws QueueFull when too many wait; or what `draw` throws */
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

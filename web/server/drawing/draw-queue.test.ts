import { expect, test } from 'vitest';
import { DrawQueue, QueueFull } from './draw-queue';

/** A drawing that ends when the test lets it. */
function drawing(name: string, order: string[]) {
  let end = (): void => undefined;
  const ended = new Promise<string>((resolve) => {
    end = () => resolve(name);
  });
  const draw = () => {
    order.push(name);
    return ended;
  };
  return { draw, end };
}

test("draws one after the other, the owner's drawings first", async () => {
  const queue = new DrawQueue(2);
  const order: string[] = [];
  const [first, second, owners] = [
    drawing('first', order),
    drawing('second', order),
    drawing('owners', order),
  ];
  const all = [
    queue.add('visitor', first.draw),
    queue.add('visitor', second.draw),
    queue.add('owner', owners.draw),
  ];
  expect(order).toEqual(['first']);
  for (const each of [first, second, owners]) each.end();
  expect(await Promise.all(all)).toEqual(['first', 'second', 'owners']);
  expect(order).toEqual(['first', 'owners', 'second']);
});

test('refuses visitors when as many wait as may, and still takes the owner', async () => {
  const queue = new DrawQueue(1);
  const order: string[] = [];
  const [running, waiting, owners] = [
    drawing('running', order),
    drawing('waiting', order),
    drawing('owners', order),
  ];
  const taken = [queue.add('visitor', running.draw), queue.add('visitor', waiting.draw)];
  await expect(queue.add('visitor', async () => '')).rejects.toThrow(QueueFull);
  taken.push(queue.add('owner', owners.draw));
  await expect(queue.add('owner', async () => '')).rejects.toThrow(QueueFull);
  for (const each of [running, waiting, owners]) each.end();
  expect(await Promise.all(taken)).toHaveLength(3);
});

test('a drawing that fails does not hold up the next', async () => {
  const queue = new DrawQueue(1);
  const failing = queue.add('visitor', () => Promise.reject(new Error('damaged')));
  const next = queue.add('visitor', async () => 'drawn');
  await expect(failing).rejects.toThrow('damaged');
  expect(await next).toBe('drawn');
});

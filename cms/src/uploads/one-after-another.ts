/**
 * Runs tasks one at a time, in the order they came: a picture takes a core and up to 200 MB while it is decoded, and
 * pages want both meanwhile. A task that fails does not hold up the next.
 */
export function oneAfterAnother(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}

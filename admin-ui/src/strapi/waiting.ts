/** A promise that something else settles, such as a dialog. */
export interface Waiting<Value> {
  promise: Promise<Value>;
  resolve: (value: Value) => void;
  reject: (reason: Error) => void;
}

export function newWaiting<Value>(): Waiting<Value> {
  const parts: Partial<Waiting<Value>> = {};
  const promise = new Promise<Value>((resolve, reject) => Object.assign(parts, { resolve, reject }));
  // Prevents an unhandled rejection if no request is waiting, such as after another tab has signed out.
  promise.catch(() => undefined);
  return { ...parts, promise } as Waiting<Value>;
}

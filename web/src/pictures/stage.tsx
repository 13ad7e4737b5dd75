import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Spinner } from '../motion/spinner';

interface StageProps {
  className: string | undefined;
  /** One `<img>`; another picture needs another stage (`key`) */
  children: ReactNode;
}

const WHEEL_PX = 28;

/** A plain background for one picture that is shown whole, with a spinner while it loads. */
export function Stage({ className, children }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    const image = stage.current?.querySelector('img');
    if (!image || image.complete) return;
    setWaiting(true);
    const ends = new AbortController();
    for (const end of ['load', 'error']) {
      image.addEventListener(end, () => setWaiting(false), { signal: ends.signal });
    }
    return () => ends.abort();
  }, []);
  return (
    <div ref={stage} className={className}>
      {children}
      {waiting && <Spinner size={WHEEL_PX} />}
    </div>
  );
}

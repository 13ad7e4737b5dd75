import { fullTimestamp, relativeDay } from '../dates/format';

/** 'Today', '3 days ago' …; the exact moment on hover and for machines. */
export function RelativeTime({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={fullTimestamp(iso)}>
      {relativeDay(iso)}
    </time>
  );
}

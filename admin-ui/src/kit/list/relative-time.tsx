import { fullTimestamp, relativeDay } from '../../dates/format';

/** Shows 'Today', '3 days ago' …; the exact time is in the tooltip and the `datetime` attribute. */
export function RelativeTime({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={fullTimestamp(iso)}>
      {relativeDay(iso)}
    </time>
  );
}

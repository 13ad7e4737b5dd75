import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import type { Week } from './overview';
import { wording } from './wording';

const SERIES = [
  { name: 'messages', label: wording.messages, color: 'var(--weekly-messages)' },
  { name: 'volunteers', label: wording.volunteers, color: 'var(--weekly-volunteers)' },
];

interface WeeklyChartProps {
  weeks: Week[];
  /** Pixels; a place of this height waits while the chart loads. */
  height: number;
}

/** Loaded on its own: the chart library is larger than everything else on the page. */
export default function WeeklyChart({ weeks, height }: WeeklyChartProps) {
  return (
    <BarChart
      h={height}
      data={weeks}
      dataKey="label"
      series={SERIES}
      gridAxis="x"
      tickLine="none"
      withLegend
      yAxisProps={{ allowDecimals: false, width: 32 }}
      barProps={{ radius: 3, isAnimationActive: false }}
      // The table beside it says the same; screen reader and keyboard get that one.
      barChartProps={{ accessibilityLayer: false }}
      aria-hidden
    />
  );
}

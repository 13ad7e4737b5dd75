import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import type { Week } from './queries';
import { wording } from './wording';

const SERIES = [
  { name: 'messages', label: wording.messages, color: 'var(--weekly-messages)' },
  { name: 'volunteers', label: wording.volunteers, color: 'var(--weekly-volunteers)' },
];

interface WeeklyChartProps {
  weeks: Week[];
  /** In pixels; a placeholder of this height is shown while the chart loads. */
  height: number;
}

/** Loaded separately: the chart library is larger than the rest of the page. */
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
      // The table beside it has the same numbers for screen readers and keyboards.
      barChartProps={{ accessibilityLayer: false }}
      aria-hidden
    />
  );
}

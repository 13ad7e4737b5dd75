import { SegmentedControl, Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { Loaded, Loading } from '../../kit/page/loaded';
import { dashboardQueries, type Week } from './queries';
import classes from './weekly-panel.module.css';
import { wording } from './wording';

const WeeklyChart = lazy(() => import('./weekly-chart'));

const CHART_HEIGHT = 260;

type View = 'chart' | 'table';

export function WeeklyPanel() {
  const weekly = useQuery(dashboardQueries.weekly());
  const [view, setView] = useState<View>('chart');
  // Defers the chart, which takes as long to draw as the rest of the page.
  const drawn = useDeferredValue(true, false);
  return (
    <section className={classes.panel} aria-label={wording.weekly}>
      <header className={classes.head}>
        <h2 className={classes.title}>{wording.weeklyShort}</h2>
        <SegmentedControl
          aria-label={wording.weeklyView}
          value={view}
          onChange={(chosen) => setView(chosen as View)}
          data={[
            { value: 'chart', label: wording.chart },
            { value: 'table', label: wording.table },
          ]}
        />
      </header>
      <Loaded query={weekly}>
        {(weeks) => {
          const quiet = weeks.every(({ messages, volunteers }) => messages + volunteers === 0);
          if (quiet) return <p className={classes.quiet}>{wording.nothingYet}</p>;
          return (
            <>
              {view === 'chart' && (
                <div style={{ minHeight: CHART_HEIGHT }}>
                  {drawn && (
                    <Suspense fallback={<Loading />}>
                      <WeeklyChart weeks={weeks} height={CHART_HEIGHT} />
                    </Suspense>
                  )}
                </div>
              )}
              <WeeklyTable weeks={weeks} onlyHeard={view === 'chart'} />
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

function WeeklyTable({ weeks, onlyHeard }: { weeks: readonly Week[]; onlyHeard: boolean }) {
  return (
    <div className={onlyHeard ? classes.heard : classes.scroll}>
      <Table>
        <Table.Caption>{wording.weekly}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{wording.week}</Table.Th>
            <Table.Th>{wording.messages}</Table.Th>
            <Table.Th>{wording.volunteers}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {weeks.map(({ label, messages, volunteers }) => (
            <Table.Tr key={label}>
              <Table.Th scope="row">{label}</Table.Th>
              <Table.Td>{messages}</Table.Td>
              <Table.Td>{volunteers}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

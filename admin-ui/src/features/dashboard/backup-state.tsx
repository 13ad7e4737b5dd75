import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { RelativeTime } from '../../kit/list/relative-time';
import { Loaded } from '../../kit/page/loaded';
import { backupWarning } from './overview';
import { dashboardQueries } from './queries';
import { wording } from './wording';

export function BackupState() {
  const query = useQuery(dashboardQueries.backups());
  const { made, compared, never, remedy } = wording.backups;
  return (
    <Loaded query={query}>
      {(backups) => {
        const warning = backupWarning(backups, Date.now());
        const days = [
          { label: made, iso: backups.madeAt },
          { label: compared, iso: backups.comparedAt },
        ].map(({ label, iso }) => (
          <span key={label}>
            {label} {iso ? <RelativeTime iso={iso} /> : never}.{' '}
          </span>
        ));
        if (!warning) return <Text c="dimmed">{days}</Text>;
        return (
          <Alert color="orange" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden />}>
            <strong>{warning}</strong> {backups.madeAt && days} {remedy}
          </Alert>
        );
      }}
    </Loaded>
  );
}

import { Alert, Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { serverNow } from '../../dates/server-clock';
import { BusyButton } from '../../kit/form/busy-button';
import { RelativeTime } from '../../kit/list/relative-time';
import { Loaded } from '../../kit/page/loaded';
import { DownloadBackup } from './download-backup';
import { backupWarning } from './overview';
import { type Backups, backUpNow, dashboardQueries } from './queries';
import { wording } from './wording';

const { backups: sentences } = wording;

/** Shows when the last backup was made, warns if something is wrong, and offers the newest archive. */
export function BackupState() {
  const query = useQuery(dashboardQueries.backups());
  const asking = useMutation(backUpNow());
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <Loaded query={query}>
      {(backups) => {
        const warning = backups.isRunning ? undefined : backupWarning(backups, serverNow());
        return (
          <div id="backups">
            {backups.isRunning && <Text role="status">{sentences.running}</Text>}
            {warning ? (
              <Alert color="orange" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden />}>
                <strong>{sentences[warning]}</strong> {backups.madeAt && <Times backups={backups} />}
                <span>{reasonOf(warning, backups)}</span>{' '}
                {warning !== 'notCopied' && <span>{sentences.remedy}</span>}
              </Alert>
            ) : (
              <Text c="dimmed">
                <Times backups={backups} />
              </Text>
            )}
            <Group gap="sm" mt="sm">
              <BusyButton
                variant="default"
                busy={asking.isPending || backups.isRunning}
                busyLabel={sentences.making}
                onClick={() => asking.mutate()}
              >
                {sentences.make}
              </BusyButton>
              {backups.newest && (
                <Button
                  variant="default"
                  onClick={open}
                  leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
                >
                  {sentences.download}
                </Button>
              )}
            </Group>
            {backups.newest && (
              <DownloadBackup opened={isOpen} onClose={close} bytes={backups.newest.bytes} />
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

/** The reason is in the server's own words. */
function reasonOf(warning: string, { problem, compareProblem }: Backups) {
  if (warning === 'failed') return problem;
  return warning === 'compareBlocked' && compareProblem;
}

function Times({ backups: { madeAt, comparedAt, plannedAt } }: { backups: Backups }) {
  if (!madeAt && plannedAt) return sentences.first(plannedAt);
  const times = [
    { label: sentences.made, iso: madeAt },
    { label: sentences.compared, iso: comparedAt },
  ];
  return times.map(({ label, iso }) => (
    <span key={label}>
      <span>{label}</span> {iso ? <RelativeTime iso={iso} /> : <span>{sentences.never}</span>}.{' '}
    </span>
  ));
}

import { Button, Group } from '@mantine/core';
import { IconBellOff, IconMailOff } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { BusyButton } from '../../kit/form/busy-button';
import { pushDevices } from '../push/queries';
import { settingsQueries } from '../settings/queries';
import classes from './dashboard.module.css';
import { DashboardAlert } from './dashboard-alert';
import { dashboardQueries, dismissFailedMail, sendMailAgain } from './queries';
import { Reminder } from './reminders';
import { wording as sentences } from './wording';

const wording = sentences.mail;

/** Lists unsent mail with its reason. Hidden if there is none. */
export function MailTroubles() {
  const { data } = useQuery(dashboardQueries.mailTroubles());
  const again = useMutation(sendMailAgain());
  const dismiss = useMutation(dismissFailedMail());
  if (!data || data.total === 0) return null;
  const hasEnded = data.mails.some(({ nextTryAt }) => nextTryAt === null);
  return (
    <DashboardAlert color="orange" Icon={IconMailOff} title={wording.title(data.total)}>
      <ul className={classes.troubles}>
        {data.mails.map(({ id, kind, recipient, problem, nextTryAt }) => (
          <li key={id}>
            {wording.about(kind, recipient)} <span>{problem}</span>
            {nextTryAt !== null && <span> {wording.nextTry(nextTryAt)}</span>}
          </li>
        ))}
      </ul>
      <Group gap="sm">
        <BusyButton busy={again.isPending} busyLabel={wording.trying} onClick={() => again.mutate()}>
          {wording.tryAgain}
        </BusyButton>
        {hasEnded && (
          <Button variant="default" loading={dismiss.isPending} onClick={() => dismiss.mutate()}>
            {wording.dismiss}
          </Button>
        )}
      </Group>
    </DashboardAlert>
  );
}

/** Says that neither email nor a device tells the owner of enquiries. */
export function NothingTells() {
  const { data: site } = useQuery(settingsQueries.siteState());
  const { data: push } = useQuery(pushDevices());
  if (site?.sendsMail !== false || push?.devices.length !== 0) return null;
  return (
    <Reminder Icon={IconBellOff} to="/settings" hash="push">
      {sentences.nothingTells}
    </Reminder>
  );
}

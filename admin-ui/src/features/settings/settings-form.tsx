import { Alert, Button, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Field } from '../../kit/fields/field';
import type { EditorForm } from '../../kit/form/use-editor-form';
import { PageFrame } from '../../kit/page/page-frame';
import { drawnImage } from '../../media/image-field';
import { SingleForm } from '../../resource/single-form';
import { CameFromLinks } from '../person/came-from';
import { sendTestMail, settingsQueries } from './queries';
import { settings } from './resource';
import classes from './settings.module.css';
import { wording } from './wording';

const GROUPS = [
  [wording.general, ['siteTitle', 'contactEmail', 'mark']],
  [wording.place, ['country', 'timeZone', 'currency']],
  [wording.features, ['enableBlog', 'enableVolunteers', 'autoApproveComments', 'showFirstSteps']],
  [wording.notifications, ['notifyOwner', 'quietFrom', 'quietUntil']],
  [
    wording.retention,
    ['deleteMessagesAfterMonths', 'deleteRejectedAfterMonths', 'deleteBookingsAfterMonths'],
  ],
  [wording.links, []],
  [wording.advanced, ['maintenance']],
] as const;

const { fields } = settings;
const settingsForm = { ...settings, fields: { ...fields, mark: drawnImage(fields.mark) } };

function SettingsFields({ editor }: { editor: EditorForm<typeof settings.fields> }) {
  return GROUPS.map(([legend, names]) => (
    <fieldset key={legend} className={classes.group}>
      <legend className={classes.legend}>{legend}</legend>
      {names.map((name) => (
        <Field key={name} editor={editor} name={name} />
      ))}
      {legend === wording.notifications && <MailState />}
      {legend === wording.links && <CameFromLinks />}
      {legend === wording.advanced && (
        <Alert color="orange" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden />}>
          {wording.maintenanceWarning}
        </Alert>
      )}
    </fieldset>
  ));
}

/** Tests the mail server, if there is one. */
function MailState() {
  const { data: site } = useQuery(settingsQueries.siteState());
  const sending = useMutation(sendTestMail());
  if (!site?.sendsMail) return site && <Text c="dimmed">{wording.testMail.notSetUp}</Text>;
  return (
    <Button variant="default" loading={sending.isPending} onClick={() => sending.mutate()}>
      {wording.testMail.send}
    </Button>
  );
}

/** @param children the sections about the owner's devices and sign-in */
export function SettingsManager({ children }: { children: ReactNode }) {
  return (
    <PageFrame title={wording.title}>
      <SingleForm of={settingsForm} words={wording}>
        {(editor) => <SettingsFields editor={editor} />}
      </SingleForm>
      {children}
    </PageFrame>
  );
}

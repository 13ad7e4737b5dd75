import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Field } from '../../kit/fields/field';
import type { EditorForm } from '../../kit/form/use-editor-form';
import { PageFrame } from '../../kit/page/page-frame';
import { SingleForm } from '../../resource/single-form';
import { settingsQueries } from './queries';
import { settings } from './resource';
import classes from './settings.module.css';
import { wording } from './wording';

function SettingsFields({ editor }: { editor: EditorForm<typeof settings.fields> }) {
  const { data: site } = useQuery(settingsQueries.siteState());
  const field = (name: keyof typeof settings.fields) => <Field editor={editor} name={name} />;

  return (
    <>
      <Group legend={wording.general}>
        {field('siteTitle')}
        {field('contactEmail')}
      </Group>
      <Group legend={wording.place}>
        {field('country')}
        {field('timeZone')}
        {field('currency')}
      </Group>
      <Group legend={wording.features}>
        {field('enableBlog')}
        {field('enableVolunteers')}
        {field('autoApproveComments')}
      </Group>
      <Group legend={wording.mail}>
        {site?.sendsMail === false && <Text c="dimmed">{wording.noMail}</Text>}
        {field('notifyOwner')}
        {field('quietFrom')}
        {field('quietUntil')}
      </Group>
      <Group legend={wording.retention}>
        {field('deleteMessagesAfterMonths')}
        {field('deleteRejectedAfterMonths')}
        {field('deleteBookingsAfterMonths')}
      </Group>
      <Group legend={wording.advanced}>
        {field('maintenance')}
        <Alert color="orange" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden />}>
          {wording.maintenanceWarning}
        </Alert>
      </Group>
    </>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** @param account the sections about the owner's devices and sign-in */
export function SettingsManager({ account }: { account: ReactNode }) {
  return (
    <PageFrame title={wording.title}>
      <SingleForm of={settings} words={wording}>
        {(editor) => <SettingsFields editor={editor} />}
      </SingleForm>
      {account}
    </PageFrame>
  );
}

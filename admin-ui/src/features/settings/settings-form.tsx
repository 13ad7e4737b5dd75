import { Alert, Switch, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { EditorFrame } from '../../manager/editor-frame';
import { type EditorForm, useEditorForm } from '../../manager/use-editor-form';
import { useFormSave } from '../../manager/use-form-save';
import { isOvertaken } from '../../strapi/errors';
import { saveSettings } from './mutations';
import { settingsQueries } from './queries';
import {
  LONGEST_RETENTION_MONTHS,
  SETTINGS_LIMITS,
  type Settings,
  type SettingsValues,
  settingsLines,
  settingsProblems,
  toSettingsValues,
} from './settings';
import classes from './settings-form.module.css';
import { wording } from './wording';

export function SettingsForm({ settings }: { settings: Settings | null }) {
  const editor = useEditorForm({
    draft: 'settings',
    item: settings,
    toValues: toSettingsValues,
    problems: settingsProblems,
    stored: settingsQueries.stored,
    lines: settingsLines,
  });
  const { form } = editor;
  const { busy, send } = useFormSave(saveSettings(editor.item));
  const outcomes = {
    onSaved: editor.continueWith,
    onFailed: (error: unknown) => isOvertaken(error) && editor.askWhichVersion(),
  };

  return (
    <EditorFrame
      editor={editor}
      submitLabel={wording.save}
      busyLabel={wording.saving}
      busy={busy}
      onSubmit={(values) => send(values, outcomes)}
    >
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{wording.general}</legend>
        <TextInput
          key={form.key('siteTitle')}
          {...form.getInputProps('siteTitle')}
          label={wording.siteTitle}
          maxLength={SETTINGS_LIMITS.siteTitle}
          required
          size="md"
        />
        <TextInput
          key={form.key('contactEmail')}
          {...form.getInputProps('contactEmail')}
          label={wording.contactEmail}
          description={wording.contactEmailHint}
          type="email"
          autoComplete="email"
          maxLength={SETTINGS_LIMITS.contactEmail}
          size="md"
        />
      </fieldset>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{wording.features}</legend>
        <Toggle form={form} name="enableBlog" description={wording.enableBlogHint} />
        <Toggle form={form} name="enableVolunteers" description={wording.enableVolunteersHint} />
        <Toggle form={form} name="autoApproveComments" description={wording.autoApproveCommentsHint} />
      </fieldset>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{wording.retention}</legend>
        <Months
          form={form}
          name="deleteMessagesAfterMonths"
          description={wording.deleteMessagesAfterMonthsHint}
        />
        <Months
          form={form}
          name="deleteRejectedAfterMonths"
          description={wording.deleteRejectedAfterMonthsHint}
        />
      </fieldset>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{wording.advanced}</legend>
        <Toggle form={form} name="maintenance" />
        <Alert color="orange" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden />}>
          {wording.maintenanceWarning}
        </Alert>
      </fieldset>
    </EditorFrame>
  );
}

interface ToggleProps {
  form: EditorForm<Settings, SettingsValues>['form'];
  name: 'enableBlog' | 'enableVolunteers' | 'autoApproveComments' | 'maintenance';
  description?: string;
}

function Toggle({ form, name, description }: ToggleProps) {
  return (
    <Switch
      key={form.key(name)}
      {...form.getInputProps(name, { type: 'checkbox' })}
      label={wording[name]}
      description={description}
      size="md"
    />
  );
}

interface MonthsProps {
  form: EditorForm<Settings, SettingsValues>['form'];
  name: 'deleteMessagesAfterMonths' | 'deleteRejectedAfterMonths';
  description: string;
}

/** A number of months, or nothing. */
function Months({ form, name, description }: MonthsProps) {
  return (
    <TextInput
      key={form.key(name)}
      {...form.getInputProps(name)}
      label={wording[name]}
      description={description}
      type="number"
      min={1}
      max={LONGEST_RETENTION_MONTHS}
      step={1}
      inputMode="numeric"
      size="md"
    />
  );
}

import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { EditorFrame } from '../../manager/editor-frame';
import { useEditorForm } from '../../manager/use-editor-form';
import { MediaField } from '../../media/media-field';
import { useMediaField } from '../../media/use-media-field';
import { useSaveWithMedia } from '../../media/use-save-with-media';
import {
  EVENT_LIMITS,
  EVENT_STATUSES,
  EVENT_TYPES,
  eventLines,
  eventProblems,
  type SiteEvent,
  toEventValues,
} from './event';
import classes from './event-form.module.css';
import { saveEvent } from './mutations';
import { eventQueries } from './queries';
import { wording } from './wording';

const statuses = EVENT_STATUSES.map((value) => ({ value, label: wording.statuses[value] }));
const types = EVENT_TYPES.map((value) => ({ value, label: wording.types[value] }));

/** Without an upper end, browsers let people type years of six digits, which the CMS refuses. */
const LAST_DAY = '9999-12-31';

interface EventFormProps {
  /** Null writes a new one. */
  item: SiteEvent | null;
  /** After saving or cancelling. */
  onClose: () => void;
}

export function EventForm({ item, onClose }: EventFormProps) {
  const editor = useEditorForm({
    draft: 'events',
    item,
    toValues: toEventValues,
    problems: eventProblems,
    stored: eventQueries.one,
    lines: eventLines,
    onClose,
  });
  const { form } = editor;
  const image = useMediaField({ purpose: 'event', saved: item?.image ?? null, failed: wording.uploadFailed });

  const saving = useSaveWithMedia({
    media: image,
    save: saveEvent(editor.item),
    onSaved: editor.saved,
    onOvertaken: editor.askWhichVersion,
  });

  return (
    <EditorFrame
      editor={editor}
      submitLabel={editor.item ? wording.update : wording.create}
      busyLabel={editor.item ? wording.updating : wording.creating}
      {...saving}
      onCancel={editor.close}
    >
      <TextInput
        key={form.key('title')}
        {...form.getInputProps('title')}
        label={wording.fields.title}
        maxLength={EVENT_LIMITS.title}
        required
        size="md"
        data-autofocus
      />
      <Textarea
        key={form.key('description')}
        {...form.getInputProps('description')}
        label={wording.fields.description}
        maxLength={EVENT_LIMITS.description}
        autosize
        minRows={3}
        size="md"
      />
      <div className={classes.pair}>
        <TextInput
          key={form.key('date')}
          {...form.getInputProps('date')}
          label={wording.fields.date}
          type="date"
          max={LAST_DAY}
          required
          size="md"
        />
        <TextInput
          key={form.key('time')}
          {...form.getInputProps('time')}
          label={wording.fields.time}
          type="time"
          size="md"
        />
      </div>
      <TextInput
        key={form.key('location')}
        {...form.getInputProps('location')}
        label={wording.fields.location}
        maxLength={EVENT_LIMITS.location}
        size="md"
      />
      <div className={classes.pair}>
        <NativeSelect
          key={form.key('type')}
          {...form.getInputProps('type')}
          label={wording.fields.type}
          data={types}
          size="md"
        />
        <NativeSelect
          key={form.key('status')}
          {...form.getInputProps('status')}
          label={wording.fields.status}
          data={statuses}
          size="md"
        />
        <TextInput
          key={form.key('maxAttendees')}
          {...form.getInputProps('maxAttendees')}
          label={wording.fields.maxAttendees}
          type="number"
          min={0}
          step={1}
          inputMode="numeric"
          size="md"
        />
      </div>
      <MediaField label={wording.fields.image} field={image} />
    </EditorFrame>
  );
}

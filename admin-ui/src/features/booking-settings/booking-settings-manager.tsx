import { Anchor, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fields } from '../../kit/fields/field';
import { EditorFrame } from '../../kit/form/editor-frame';
import { useEditorForm } from '../../kit/form/use-editor-form';
import { Loaded } from '../../kit/page/loaded';
import { PageFrame } from '../../kit/page/page-frame';
import { HistoryButton } from '../../resource/history/history-button';
import { CalendarFeed } from './calendar-feed';
import { type BookingSettings, bookingSettings } from './resource';
import { wording } from './wording';

export function BookingSettingsManager() {
  const query = useQuery(bookingSettings.stored());
  return (
    <PageFrame title={wording.title}>
      <Anchor component={Link} to="/bookings">
        {wording.back}
      </Anchor>
      <Stack gap="xl" mt="md">
        <Loaded query={query}>{(stored) => <BookingSettingsForm item={stored} />}</Loaded>
        <CalendarFeed />
      </Stack>
    </PageFrame>
  );
}

function BookingSettingsForm({ item }: { item: BookingSettings | null }) {
  const editor = useEditorForm({
    draft: 'booking-papers',
    item,
    fields: bookingSettings.fields,
    stored: bookingSettings.stored,
    save: bookingSettings.save,
  });
  return (
    <EditorFrame
      editor={editor}
      title={wording.quotes}
      submitLabel={wording.save}
      busyLabel={wording.saving}
      onSubmit={(values) => editor.send(values, { stays: true })}
      more={<HistoryButton editor={editor} />}
    >
      <Fields editor={editor} rows={[['validDays', 'vatPercent']]} narrowest={180} />
    </EditorFrame>
  );
}

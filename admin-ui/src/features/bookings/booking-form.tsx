import { Alert, Checkbox, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { Fields } from '../../kit/fields/field';
import { wholeNumber } from '../../kit/fields/fields';
import { EditorFrame, editorLabels } from '../../kit/form/editor-frame';
import { type EditorForm, useEditorForm } from '../../kit/form/use-editor-form';
import { Loaded } from '../../kit/page/loaded';
import type { Booking } from './booking';
import { type BookingFields, bookingFields } from './booking-fields';
import { lastDayFollowing } from './day-fields';
import { EstimateLines } from './estimate-lines';
import { bookingQueries, saveBooking } from './queries';
import { wording } from './wording';

interface BookingFormProps {
  booking: Booking | null;
  /** First day of a new booking; '' for none. */
  day: string;
  /** Called after saving or cancelling; `saved` is the stored booking. */
  onClose: (saved: Booking | null) => void;
}

export function BookingForm(props: BookingFormProps) {
  const query = useQuery(bookingQueries.services());
  return (
    <Loaded query={query}>
      {({ services, extras }) => {
        // The service is fixed: its price and unit belong to the request. Another service is another booking.
        const known = props.booking ? [props.booking.service] : services.map(({ name }) => name);
        if (known.length > 0) return <LoadedForm {...props} services={known} extras={extras} />;
        return (
          <Alert color="orange">
            {wording.noServices}{' '}
            <Link to="/pages" search={{ tab: 'rates' }}>
              {wording.toRateCard}
            </Link>
          </Alert>
        );
      }}
    </Loaded>
  );
}

interface LoadedFormProps extends BookingFormProps {
  services: readonly string[];
  extras: readonly string[];
}

function LoadedForm({ booking, day, onClose, services, extras }: LoadedFormProps) {
  const saved = useRef<Booking | null>(null);
  const editor = useEditorForm({
    draft: 'bookings',
    item: booking,
    fields: bookingFields({ services, day }),
    stored: bookingQueries.one,
    save: (item) => ({
      ...saveBooking(item),
      onSettled: (stored) => {
        saved.current = stored ?? null;
      },
    }),
    onClose: () => onClose(saved.current),
  });
  const { form } = editor;
  // A booking may contain extras that the rate card no longer has.
  const offered = [...new Set([...extras, ...form.getValues().extras])];

  return (
    <EditorFrame
      editor={editor}
      {...editorLabels(wording, editor.item)}
      {...(!booking && { title: undefined })}
      onSubmit={editor.send}
      onCancel={editor.close}
    >
      <Text c="dimmed">{wording.formHint}</Text>
      <Fields
        editor={{ form, fields: { service: editor.fields.service, quantity: editor.fields.quantity } }}
        rows={[['service', 'quantity']]}
        narrowest={180}
      />
      {offered.length > 0 && (
        <Checkbox.Group
          key={form.key('extras')}
          label={editor.fields.extras.props.label}
          {...form.getInputProps('extras')}
        >
          <Stack gap="xs" mt="xs">
            {offered.map((extra) => (
              <Checkbox key={extra} value={extra} label={extra} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      <LiveEstimate editor={editor} hint={booking && wording.estimateStays} />
      <Fields
        editor={{ form: lastDayFollowing(form), fields: editor.fields }}
        rows={ROWS}
        narrowest={180}
        except={['service', 'quantity']}
      />
    </EditorFrame>
  );
}

const ROWS: readonly (readonly (keyof BookingFields)[])[] = [
  ['firstDay', 'lastDay', 'startTime'],
  ['city', 'venue'],
  ['name', 'email', 'phone'],
];

interface LiveEstimateProps {
  editor: Pick<EditorForm<BookingFields>, 'form'>;
  hint: string | null;
}

/** Shows the price while the form is edited; hidden while the CMS cannot calculate it. */
function LiveEstimate({ editor: { form }, hint }: LiveEstimateProps) {
  const service = form.useWatchValue('service');
  const quantity = wholeNumber(form.useWatchValue('quantity'));
  const extras = form.useWatchValue('extras');
  const { data } = useQuery({
    ...bookingQueries.estimate({ service, quantity, extras }),
    enabled: service !== '' && quantity > 0,
  });
  if (!data) return null;
  return (
    <div>
      <EstimateLines estimate={data} />
      {hint && (
        <Text c="dimmed" size="sm">
          {hint}
        </Text>
      )}
    </div>
  );
}

import { useNavigate } from '@tanstack/react-router';
import { PageFrame } from '../../kit/page/page-frame';
import { BookingForm } from './booking-form';
import { wording } from './wording';

/** Enters a booking that came by telephone or in person. */
export function NewBooking({ day }: { day: string }) {
  const navigate = useNavigate();
  return (
    <PageFrame title={wording.createTitle}>
      <BookingForm
        booking={null}
        day={day}
        onClose={(saved) =>
          void (saved
            ? navigate({ to: '/bookings/$documentId', params: { documentId: saved.documentId } })
            : navigate({ to: '/bookings' }))
        }
      />
    </PageFrame>
  );
}

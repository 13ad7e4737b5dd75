import type { BookableServices } from '../../../features/bookings/services';
import { useBookingForm } from '../../../features/bookings/use-booking-form';
import { bookingWording } from '../../../features/bookings/wording';
import { usePageWords } from '../../../features/site/use-site';
import { VisitorForm } from '../../../features/submission/visitor-form';
import { toasts } from '../../../notifications/toasts';
import { useBookPage } from '../../../pages/use-book';
import { BookingEstimate, EstimateBar } from '../bookings/booking-estimate';
import { BookingFields } from '../bookings/booking-fields';
import formClasses from '../bookings/booking-form.module.css';
import { ActionLink } from '../components/action-link';
import { FormNotice, SubmitButton } from '../components/form';
import { Page } from '../components/page';
import { Section } from '../components/section';
import { ListState } from '../components/states';
import { Mantine } from '../mantine';

/** The booking form. */
export function BookPage() {
  const { query, isEmpty, bookable, service } = useBookPage();
  const words = usePageWords(bookingWording, 'book');
  return (
    <Page words={words}>
      <Section ground="light">
        <ListState query={query} words={words} isEmpty={isEmpty} />
        {isEmpty && <ActionLink to="/contact">{bookingWording.write}</ActionLink>}
        {bookable && (
          <div>
            <Mantine>
              <BookingForm key={service} bookable={bookable} service={service} />
            </Mantine>
          </div>
        )}
      </Section>
    </Page>
  );
}

interface BookingFormProps {
  bookable: BookableServices;
  /** From a Book Now link */
  service?: string;
}

/** The parts of the request, one below the other, with the estimate beside them. */
function BookingForm({ bookable, service }: BookingFormProps) {
  const form = useBookingForm({ bookable, service, onProblem: toasts.problem });
  return (
    <VisitorForm frame={form.frame} noValidate className={formClasses.form}>
      <div className={formClasses.parts}>
        <FormNotice answer={form.answer} />
        <BookingFields form={form} bookable={bookable} />
        <EstimateBar shown={form.estimate} />
      </div>
      <div className={formClasses.estimate}>
        <BookingEstimate shown={form.estimate} />
      </div>
      <div className={formClasses.end}>
        <p>{bookingWording.notBinding}</p>
        <SubmitButton words={bookingWording} busy={form.frame.busy} />
      </div>
    </VisitorForm>
  );
}

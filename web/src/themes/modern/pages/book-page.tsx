import { Link } from '@tanstack/react-router';
import { bookingWording } from '../../../features/bookings/wording';
import { useBookPage } from '../../../pages/use-book';
import { BookingForm } from '../bookings/booking-form';
import { Page } from '../components/page';
import { Section } from '../components/section';
import { ListState } from '../components/states';
import { Mantine } from '../mantine';
import actions from '../styles/action.module.css';

/** The booking form. */
export function BookPage() {
  const { query, isEmpty, bookable, service } = useBookPage();
  return (
    <Page words={bookingWording}>
      <Section ground="light">
        <ListState query={query} words={bookingWording} isEmpty={isEmpty} />
        {isEmpty && (
          <Link to="/contact" className={actions.action}>
            {bookingWording.write}
          </Link>
        )}
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

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
  const below = (
    <>
      <ListState query={query} words={bookingWording} isEmpty={isEmpty} />
      {isEmpty && (
        <Link to="/v1/contact" className={actions.button}>
          {bookingWording.write}
        </Link>
      )}
    </>
  );
  return (
    <Page words={bookingWording} below={below}>
      {bookable && (
        <Section ground="leaf">
          <Mantine>
            <BookingForm key={service} bookable={bookable} service={service} />
          </Mantine>
        </Section>
      )}
    </Page>
  );
}

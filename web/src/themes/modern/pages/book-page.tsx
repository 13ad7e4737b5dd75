import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { bookingQueries } from '../../../features/bookings/queries';
import { bookingWording } from '../../../features/bookings/wording';
import { useSite } from '../../../features/site/use-site';
import { PageHead } from '../../../seo/page-head';
import { BookingForm } from '../bookings/booking-form';
import { PageHeader } from '../components/page-header';
import { Section } from '../components/section';
import { ListState } from '../components/states';
import { Mantine } from '../mantine';
import actions from '../styles/action.module.css';

/** The booking form. `service`: from a Book Now link. */
export function BookPage({ service }: { service?: string }) {
  const site = useSite();
  const query = useQuery(bookingQueries.services());
  const { data: bookable } = query;
  const isEmpty = bookable?.services.length === 0;
  return (
    <>
      <PageHead title={bookingWording.title} description={bookingWording.description(site.title)} />
      <PageHeader title={bookingWording.title} lead={<p>{bookingWording.lead}</p>} />
      <Section ground="light">
        <ListState query={query} words={bookingWording} isEmpty={isEmpty} />
        {isEmpty && (
          <Link to="/contact" className={actions.action}>
            {bookingWording.write}
          </Link>
        )}
        {bookable && !isEmpty && (
          <div>
            <Mantine>
              <BookingForm key={service} bookable={bookable} service={service} />
            </Mantine>
          </div>
        )}
      </Section>
    </>
  );
}

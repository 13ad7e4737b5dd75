import type { QueryClient } from '@tanstack/react-query';
import type { BlogPosting, Event, OfferCatalog, Thing, WithContext } from 'schema-dts';
import { UNITS } from '../../../cms/src/shared/booking';
import { place } from '../../../cms/src/shared/place';
import { siteMoment } from '../../../cms/src/shared/site-clock';
import type { BlogPostPage } from '../features/blog/blog-post';
import { blogQueries } from '../features/blog/queries';
import { creditsQueries } from '../features/credits/queries';
import { digitalsQueries } from '../features/digitals/queries';
import { digitalsWording } from '../features/digitals/wording';
import type { SiteEvent } from '../features/events/event';
import { eventQueries } from '../features/events/queries';
import { PORTFOLIO_PAGE_SIZE, portfolioQueries } from '../features/portfolio/queries';
import { type RateCard, rateCardQueries } from '../features/rate-card/queries';
import { galleryThing, pieceThings } from './gallery-things';
import { absolute, type Owner, ownerOf, reference } from './owner-thing';

interface ShownPage {
  /** Path of the page without its search */
  pathname: string;
  /** With the data that the page has loaded */
  queryClient: QueryClient;
  origin: string;
}

const context = 'https://schema.org' as const;

/**
 * Returns a page's structured data for search engines, from the data that it has already loaded. Empty for pages
 * without a subject, and for the classic theme, whose pages are variants.
 */
export function structuredData({ pathname, queryClient, origin }: ShownPage): WithContext<Thing>[] {
  const person = ownerOf(queryClient, origin);
  switch (pathname) {
    case '/':
    case '/bio':
      return [{ '@context': context, ...person }];
    case '/events': {
      const list = queryClient.getQueryData(eventQueries.pages().queryKey);
      return (list?.pages ?? []).flatMap(({ items }) =>
        items.map((event) => eventThing(event, person, origin)),
      );
    }
    case '/portfolio': {
      const key = portfolioQueries.pages({ pageSize: PORTFOLIO_PAGE_SIZE }).queryKey;
      const items = (queryClient.getQueryData(key)?.pages ?? []).flatMap((page) => page.items);
      const credits = queryClient.getQueryData(creditsQueries.of(items.map(({ id }) => id)).queryKey);
      return items.length > 0
        ? [galleryThing({ name: 'Portfolio', pathname, items, credits }, person, origin)]
        : [];
    }
    case '/digitals': {
      const digitals = queryClient.getQueryData(digitalsQueries.newest().queryKey);
      const year = digitals?.takenOn.slice(0, 'YYYY'.length) ?? '';
      const items = (digitals?.pictures ?? []).map(({ id, label, picture }) => ({
        id,
        title: label,
        description: '',
        year,
        picture,
      }));
      return items.length > 0
        ? [galleryThing({ name: digitalsWording.title, pathname, items }, person, origin)]
        : [];
    }
    case '/rate-card': {
      const card = queryClient.getQueryData(rateCardQueries.card().queryKey);
      return card ? [servicesThing(card, person)] : [];
    }
  }
  return thingsOfSlug(pathname, queryClient, person, origin);
}

/** Returns the structured data of a post or a piece. */
function thingsOfSlug(
  pathname: string,
  queryClient: QueryClient,
  person: Owner,
  origin: string,
): WithContext<Thing>[] {
  const [, noun, slug = ''] = /^\/(blog|portfolio)\/([^/]+)$/.exec(pathname) ?? [];
  if (noun === 'portfolio') {
    const piece = queryClient.getQueryData(portfolioQueries.piece(slug).queryKey);
    return piece ? pieceThings(piece, person, origin) : [];
  }
  const page = queryClient.getQueryData(blogQueries.post(slug).queryKey);
  return page ? [postThing(page, person, origin)] : [];
}

function eventThing(event: SiteEvent, owner: Owner, origin: string): WithContext<Event> {
  const { title, description, date, time, location, picture } = event;
  return {
    '@context': context,
    '@type': 'Event',
    name: title,
    startDate: time ? siteMoment(date, time) : date,
    eventStatus: 'https://schema.org/EventScheduled',
    ...(description && { description }),
    ...(location && { location: { '@type': 'Place', name: location, address: location } }),
    ...(picture && { image: absolute(picture.src, origin) }),
    ...(event.maxAttendees > 0 && { maximumAttendeeCapacity: event.maxAttendees }),
    performer: reference(owner),
  };
}

function servicesThing({ title, services }: RateCard, owner: Owner): WithContext<OfferCatalog> {
  return {
    '@context': context,
    '@type': 'OfferCatalog',
    name: title,
    itemListElement: services.map((service) => ({
      '@type': 'Offer',
      ...(service.price !== null && priceOf(service, service.price)),
      itemOffered: {
        '@type': 'Service',
        name: service.name,
        ...(service.note && { description: service.note }),
        provider: reference(owner),
      },
    })),
  };
}

/** A lowest price is only `minPrice`: a plain `price` would be exact. */
function priceOf({ isFrom, unit, smallestQuantity }: RateCard['services'][number], shown: string) {
  const price = shown.replaceAll(',', '');
  return {
    ...(!isFrom && { price }),
    priceCurrency: place().currency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification' as const,
      ...(isFrom ? { minPrice: Number(price) } : { price }),
      priceCurrency: place().currency,
      unitText: UNITS[unit][0],
    },
    ...(smallestQuantity > 1 && {
      eligibleQuantity: {
        '@type': 'QuantitativeValue' as const,
        minValue: smallestQuantity,
        unitText: UNITS[unit][0],
      },
    }),
  };
}

function postThing({ post, foundAs }: BlogPostPage, owner: Owner, origin: string): WithContext<BlogPosting> {
  const { title, publishedAt, updatedAt, tags, slug } = post;
  const { description, picture } = foundAs;
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: publishedAt,
    ...(updatedAt && { dateModified: updatedAt }),
    keywords: tags,
    author: reference(owner),
    publisher: reference(owner),
    mainEntityOfPage: `${origin}/blog/${slug}`,
    ...(picture && { image: absolute(picture.src, origin) }),
  };
}

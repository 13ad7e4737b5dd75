import type { QueryClient } from '@tanstack/react-query';
import type { BlogPosting, Event, ImageGallery, OfferCatalog, Person, Thing, WithContext } from 'schema-dts';
import { nairobiMoment } from '../../../cms/src/shared/nairobi';
import type { BlogPostPage } from '../features/blog/blog-post';
import { blogQueries } from '../features/blog/queries';
import { contactDetailsQueries } from '../features/contact-details/queries';
import { type Credits, creditLine } from '../features/credits/credits';
import { creditsQueries } from '../features/credits/queries';
import { digitalsQueries } from '../features/digitals/queries';
import { digitalsWording } from '../features/digitals/wording';
import type { SiteEvent } from '../features/events/event';
import { eventQueries } from '../features/events/queries';
import { heroQueries } from '../features/hero/queries';
import { type Measurements, quantityOf } from '../features/measurements/measurements';
import { measurementQueries } from '../features/measurements/queries';
import type { PortfolioItem } from '../features/portfolio/portfolio-item';
import { PORTFOLIO_PAGE_SIZE, portfolioQueries } from '../features/portfolio/queries';
import { rateCardQueries } from '../features/rate-card/queries';
import type { RateCard, Service } from '../features/rate-card/rate-card';
import { siteQueries } from '../features/site/queries';

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
  const [, slug] = /^\/blog\/([^/]+)$/.exec(pathname) ?? [];
  const page = slug && queryClient.getQueryData(blogQueries.post(slug).queryKey);
  return page ? [postThing(page, person, origin)] : [];
}

function ownerOf(queryClient: QueryClient, origin: string): Exclude<Person, string> {
  const site = queryClient.getQueryData(siteQueries.settings().queryKey);
  const hero = queryClient.getQueryData(heroQueries.texts().queryKey);
  const contact = queryClient.getQueryData(contactDetailsQueries.details().queryKey);
  const measurements = queryClient.getQueryData(measurementQueries.record().queryKey);
  return {
    '@type': 'Person',
    '@id': `${origin}/#person`,
    name: site?.title ?? '',
    url: `${origin}/`,
    ...(hero?.picture && { image: absolute(hero.picture.src, origin) }),
    jobTitle: hero?.professions ?? [],
    ...(measurements && body(measurements)),
    sameAs: (contact?.socials ?? []).filter(isProfile).map(({ href }) => href),
  };
}

/** The measurements that the vocabulary has terms for. */
function body(measurements: Measurements): Pick<Exclude<Person, string>, 'height' | 'weight'> {
  const [height, weight] = ['height', 'weight'].map((label) => {
    const quantity = quantityOf(label, measurements);
    return quantity && ({ '@type': 'QuantitativeValue', ...quantity } as const);
  });
  return { ...(height && { height }), ...(weight && { weight }) };
}

/** The front page of a network is not a profile. */
function isProfile({ network, href }: { network: string; href: string }): boolean {
  return network !== 'email' && URL.canParse(href) && new URL(href).pathname.length > 1;
}

type Owner = ReturnType<typeof ownerOf>;

/** Refers to the owner without repeating all properties. */
const reference = ({ '@id': id, name, url }: Owner): Owner => ({ '@type': 'Person', '@id': id, name, url });

function eventThing(event: SiteEvent, owner: Owner, origin: string): WithContext<Event> {
  const { title, description, date, time, location, picture } = event;
  return {
    '@context': context,
    '@type': 'Event',
    name: title,
    startDate: time ? nairobiMoment(date, time) : date,
    eventStatus: 'https://schema.org/EventScheduled',
    ...(description && { description }),
    ...(location && { location: { '@type': 'Place', name: location, address: location } }),
    ...(picture && { image: absolute(picture.src, origin) }),
    ...(event.maxAttendees > 0 && { maximumAttendeeCapacity: event.maxAttendees }),
    performer: reference(owner),
  };
}

interface Gallery {
  name: string;
  pathname: string;
  /** By id of an item */
  credits?: Record<string, Credits> | undefined;
  items: Pick<PortfolioItem, 'id' | 'title' | 'description' | 'year' | 'picture'>[];
}

function galleryThing(
  { name, pathname, items, credits = {} }: Gallery,
  owner: Owner,
  origin: string,
): WithContext<ImageGallery> {
  return {
    '@context': context,
    '@type': 'ImageGallery',
    name: `${owner.name} · ${name}`,
    url: `${origin}${pathname}`,
    image: items.map(({ id, title, description, year, picture }) => ({
      '@type': 'ImageObject',
      contentUrl: absolute(picture.src, origin),
      name: title,
      caption: description || picture.alt,
      ...rightsOf(credits[id], year, owner, origin),
    })),
  };
}

/** A picture that names its makers belongs to them unless it says otherwise: nothing is claimed for the owner. */
function rightsOf(credits: Credits | undefined, year: string, owner: Owner, origin: string) {
  if (credits && (creditLine(credits) || credits.copyrightNotice)) {
    const { photographer, copyrightNotice } = credits;
    return {
      ...(creditLine(credits) && { creditText: creditLine(credits) }),
      ...(copyrightNotice && { copyrightNotice }),
      ...(photographer && { creator: { '@type': 'Person' as const, name: photographer } }),
    };
  }
  return {
    creditText: String(owner.name),
    copyrightNotice: ['©', year, owner.name].filter(Boolean).join(' '),
    creator: reference(owner),
    acquireLicensePage: `${origin}/copyright`,
  };
}

function servicesThing({ title, services }: RateCard, owner: Owner): WithContext<OfferCatalog> {
  return {
    '@context': context,
    '@type': 'OfferCatalog',
    name: title,
    itemListElement: services.map((service) => ({
      '@type': 'Offer',
      ...priceOf(service),
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
function priceOf({ price: shown, isFrom, unit, smallestQuantity }: Service) {
  const price = shown.replaceAll(',', '');
  return {
    ...(!isFrom && { price }),
    priceCurrency: 'KES',
    priceSpecification: {
      '@type': 'UnitPriceSpecification' as const,
      ...(isFrom ? { minPrice: Number(price) } : { price }),
      priceCurrency: 'KES',
      unitText: unit,
    },
    ...(smallestQuantity > 1 && {
      eligibleQuantity: {
        '@type': 'QuantitativeValue' as const,
        minValue: smallestQuantity,
        unitText: unit,
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

const absolute = (address: string, origin: string) => new URL(address, origin).href;

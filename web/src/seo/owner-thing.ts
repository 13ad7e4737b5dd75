import type { QueryClient } from '@tanstack/react-query';
import type { Person } from 'schema-dts';
import { contactDetailsQueries } from '../features/contact-details/queries';
import { heroQueries } from '../features/hero/queries';
import { type Measurements, quantityOf } from '../features/measurements/measurements';
import { measurementQueries } from '../features/measurements/queries';
import { siteQueries } from '../features/site/queries';

/** Returns the owner, from the data that a page has loaded. */
export function ownerOf(queryClient: QueryClient, origin: string): Exclude<Person, string> {
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

export type Owner = ReturnType<typeof ownerOf>;

/** Refers to the owner without repeating all properties. */
export const reference = ({ '@id': id, name, url }: Owner): Owner => ({
  '@type': 'Person',
  '@id': id,
  name,
  url,
});

export const absolute = (address: string, origin: string) => new URL(address, origin).href;

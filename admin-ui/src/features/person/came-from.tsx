import { Button, Group, Text } from '@mantine/core';
import { narrowedTo, type SearchState } from '../../kit/list/list-search';
import { Filter } from '../../kit/list/list-tools';
import { useCopy } from '../../kit/page/use-copy';
import { siteAddress } from '../../strapi/site-address';
import { cameFromWording as wording } from './wording';

type Origin = keyof typeof wording.choices;

/** Parses the filter in the URL of a list. */
export const cameFromSearch = narrowedTo(wording.choices);

const others = { notIn: wording.named, notNull: true };

/** Filters a list by the place that its visitors came from. */
export const cameFrom = (from: Origin | undefined) =>
  from && { cameFrom: from === 'other' ? others : { eq: from } };

export const CameFromFilter = (searching: SearchState<{ from?: Origin; page: number }>) => (
  <Filter by="from" all={wording.everywhere} choices={wording.choices} {...searching} />
);

/** Offers links to the site that name the place where the owner puts them. */
export const CameFromLinks = () => (
  <>
    <Text c="dimmed">{wording.linksHint}</Text>
    <Group>
      {Object.entries(wording.linked).map(([link, place]) => (
        <CopyLink key={link} link={link} place={place} />
      ))}
    </Group>
  </>
);

function CopyLink({ link, place }: { link: string; place: string }) {
  const { copy, copied } = useCopy();
  return (
    <Button variant="default" onClick={() => copy(siteAddress(`/?from=${link}`))}>
      {copied ? wording.copied : wording.copy(place)}
    </Button>
  );
}

import { Button, Text, TextInput, Title } from '@mantine/core';
import { mutationOptions, useMutation, useQuery } from '@tanstack/react-query';
import { siteTimestamp } from '../../dates/format';
import { confirmAction } from '../../kit/delete/confirm-action';
import { BusyButton } from '../../kit/form/busy-button';
import { Loaded } from '../../kit/page/loaded';
import { useCopy } from '../../kit/page/use-copy';
import { reader } from '../../resource/reader';
import { strapi } from '../../strapi/client';
import { graphql } from '../../strapi/graphql';
import { wording } from './wording';

const FeedMadeAt = graphql(`query FeedMadeAt { madeAt: calendarFeedMadeAt }`);

const RenewFeed = graphql(`mutation RenewFeed { address: renewCalendarFeed }`);

/** ISO 8601; null before the first URL was created. */
const feedMadeAt = reader('booking-papers', wording.feedLoadFailure)('feed', FeedMadeAt);

/** Returns the mutation that creates the feed URL. The URL cannot be read again later. */
const renewFeed = () =>
  mutationOptions({
    mutationFn: () => strapi.answer(RenewFeed),
    onSuccess: (_address, _none, _shown, { client }) =>
      client.invalidateQueries({ queryKey: feedMadeAt.queryKey }),
    meta: { failed: wording.feedFailed },
  });

/** Creates the URL of the owner's calendar feed, and shows it only once. */
export function CalendarFeed() {
  const madeAt = useQuery(feedMadeAt);
  return (
    <section aria-labelledby="feed">
      <Title order={2} id="feed">
        {wording.feed}
      </Title>
      <Text c="dimmed" my="xs">
        {wording.feedHint}
      </Text>
      <Loaded query={madeAt}>{(made) => <Address madeAt={made} />}</Loaded>
    </section>
  );
}

/** Returns the feed URL for calendar programs. Android phones cannot open it. */
const subscription = (address: string) => address.replace(/^https?:/, 'webcal:');

function Address({ madeAt }: { madeAt: string | null }) {
  const renewing = useMutation(renewFeed());
  const { copy, copied } = useCopy();
  const renew = async () => {
    if (!madeAt || (await confirmAction(wording.renewQuestion))) renewing.mutate();
  };
  const { data: address } = renewing;
  return (
    <>
      <Text>{madeAt ? wording.madeOn(siteTimestamp(madeAt)) : wording.noFeed}</Text>
      {address && (
        <>
          <TextInput
            label={wording.feedAddress}
            description={wording.feedOnce}
            value={address}
            readOnly
            autoFocus
            onFocus={({ currentTarget }) => currentTarget.select()}
            mt="sm"
          />
          <Button variant="default" onClick={() => copy(address)} mt="xs" mr="xs">
            {copied ? wording.copied : wording.copyFeed}
          </Button>
          <Button component="a" variant="default" href={subscription(address)} mt="xs" mr="xs">
            {wording.subscribe}
          </Button>
          <Button
            component="a"
            variant="default"
            href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(subscription(address))}`}
            target="_blank"
            rel="noopener noreferrer"
            mt="xs"
            mr="xs"
          >
            {wording.googleCalendar}
          </Button>
        </>
      )}
      <BusyButton
        variant="default"
        busy={renewing.isPending}
        busyLabel={wording.renewing}
        onClick={renew}
        mt="xs"
      >
        {madeAt ? wording.renewFeed : wording.makeFeed}
      </BusyButton>
    </>
  );
}

import { Button, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { SearchState } from '../../kit/list/list-search';
import { editorOf, isContentType } from '../../resource/content-types';
import { scheduleQueries } from '../../resource/schedule/queries';
import type { PlannedItem } from '../../resource/schedule/schedule';
import { ScheduleNote } from '../../resource/schedule/schedule-note';
import { type EntrySearch, typeName } from './activity';
import classes from './activity.module.css';
import { EntryList } from './entry-list';
import { wording as sentences } from './wording';

const wording = sentences.planned;

/** Lists scheduled items: first those that failed, then by date. */
export function PlannedList(searching: SearchState<EntrySearch>) {
  return (
    <>
      <Title order={2} size="h4" mb="sm">
        {wording.heading}
      </Title>
      <EntryList wording={wording} query={scheduleQueries.planned(searching.search)} {...searching}>
        {(item) => <PlannedRow key={item.schedule.documentId} item={item} />}
      </EntryList>
    </>
  );
}

function PlannedRow({ item: { title, schedule } }: { item: PlannedItem }) {
  const { contentType, documentId } = schedule;
  return (
    <li className={classes.row}>
      <span className={classes.entry}>
        <Text component="h3" className={classes.name}>
          {typeName(contentType)} {sentences.named(title)}
        </Text>
        <ScheduleNote schedule={schedule} />
      </span>
      {isContentType(contentType) && (
        <Button
          variant="default"
          aria-label={wording.editOne(title)}
          renderRoot={(props) => <Link {...props} {...editorOf(contentType, documentId)} />}
        >
          {wording.edit}
        </Button>
      )}
    </li>
  );
}

import { Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CountedList } from '../../kit/list/counted-list';
import type { SearchState } from '../../kit/list/list-search';
import { ListTools } from '../../kit/list/list-tools';
import { PagedList } from '../../kit/list/paged-list';
import { editorOf, isContentType } from '../../resource/content-types';
import { scheduleQueries } from '../../resource/schedule/queries';
import type { PlannedItem } from '../../resource/schedule/schedule';
import { ScheduleNote } from '../../resource/schedule/schedule-note';
import { type PlannedSearch, typeName } from './activity';
import classes from './activity.module.css';
import { wording as sentences } from './wording';

const wording = sentences.planned;

/** Lists scheduled items: first those that failed, then by date. */
export function PlannedList({ search, setSearch }: SearchState<PlannedSearch>) {
  const page = useQuery(scheduleQueries.planned(search));
  return (
    <>
      <Title order={2} size="h4" mb="sm">
        {wording.heading}
      </Title>
      <ListTools wording={wording} search={search} setSearch={setSearch} />
      <PagedList query={page} search={search} setSearch={setSearch}>
        {({ items, total }) => (
          <CountedList total={total} wording={wording} narrowed={search.q !== ''}>
            <ul className={classes.list}>
              {items.map((item) => (
                <li key={item.schedule.documentId} className={classes.row}>
                  <PlannedRow item={item} />
                </li>
              ))}
            </ul>
          </CountedList>
        )}
      </PagedList>
    </>
  );
}

function PlannedRow({ item: { title, schedule } }: { item: PlannedItem }) {
  const { contentType, documentId } = schedule;
  return (
    <>
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
    </>
  );
}

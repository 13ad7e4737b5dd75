import { Group } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { DAY_MS } from '../../../../cms/src/shared/days';
import { serverNow } from '../../dates/server-clock';
import { confirmAction } from '../../kit/delete/confirm-action';
import { BusyButton } from '../../kit/form/busy-button';
import { isContentType } from '../../resource/content-types';
import { wording as contentWording } from '../../resource/wording';
import classes from './dashboard.module.css';
import { DashboardAlert } from './dashboard-alert';
import { bringSamplesBack, dashboardQueries, removeSamples, type SamplesLeft } from './queries';
import { wording as sentences } from './wording';

const wording = sentences.samples;

/** Lists the samples of a new installation, and removes them or brings them back. Hidden if there are none. */
export function Samples() {
  const { data: samples } = useQuery(dashboardQueries.samples());
  const removing = useMutation(removeSamples());
  const bringing = useMutation(bringSamplesBack());
  if (!samples) return null;
  const { left, edited, restorableUntil, keptFromSearch } = samples;
  const mixed = edited.filter(({ sampleFields }) => sampleFields.length > 0);
  if (left.length + mixed.length === 0 && !restorableUntil && !keptFromSearch) return null;
  const askToRemove = async () => (await confirmAction(wording.question)) && removing.mutate();
  return (
    <DashboardAlert color="blue" Icon={IconSparkles} title={wording.title}>
      <ul className={classes.troubles}>
        {left.length > 0 && <li>{wording.left(namesOf(left))}</li>}
        {edited.length > 0 && (
          <li>{wording.edited(edited.map(({ contentType, title }) => title ?? typeName(contentType)))}</li>
        )}
        {mixed.map(({ contentType, title, sampleFields }) => (
          <li key={contentType}>{wording.mixed(title ?? typeName(contentType), sampleFields)}</li>
        ))}
        {restorableUntil && <li>{wording.restorable(daysUntil(restorableUntil))}</li>}
        {keptFromSearch && <li>{wording.keptFromSearch}</li>}
      </ul>
      <Group gap="sm">
        {left.length > 0 && (
          <BusyButton busy={removing.isPending} busyLabel={wording.removing} onClick={askToRemove}>
            {wording.remove}
          </BusyButton>
        )}
        {restorableUntil && (
          <BusyButton
            variant="default"
            busy={bringing.isPending}
            busyLabel={wording.bringingBack}
            onClick={() => bringing.mutate()}
          >
            {wording.bringBack}
          </BusyButton>
        )}
      </Group>
    </DashboardAlert>
  );
}

const typeName = (uid: string) => (isContentType(uid) ? contentWording.types[uid] : '');

/** @param time in ISO form */
const daysUntil = (time: string) => Math.ceil((Date.parse(time) - serverNow()) / DAY_MS);

const isKind = (uid: string): uid is keyof typeof wording.kinds => Object.hasOwn(wording.kinds, uid);

/** Returns '14 portfolio pieces', '6 events' and '10 pages'. */
function namesOf(left: SamplesLeft): string[] {
  const items = left.flatMap(({ contentType, count }) =>
    isKind(contentType) ? [wording.kinds[contentType](count)] : [],
  );
  const pages = left.length - items.length;
  return pages > 0 ? [...items, wording.pages(pages)] : items;
}

import { Button, Group, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, type LinkProps, linkOptions } from '@tanstack/react-router';
import { FIRST_PLACE } from '../../../../cms/src/shared/place';
import { SAMPLE_TITLE } from '../../../../cms/src/shared/sample-site';
import { valuesOf } from '../../kit/fields/fields';
import { pushDevices } from '../push/queries';
import { settingsQueries } from '../settings/queries';
import { settings } from '../settings/resource';
import { hasSecondFactor, signingInQueries } from '../signing-in/queries';
import classes from './dashboard.module.css';
import { dashboardQueries } from './queries';
import { wording as sentences } from './wording';

const wording = sentences.firstSteps;

/** Where each step is done. */
const PLACES = {
  name: linkOptions({ to: '/settings' }),
  biography: linkOptions({ to: '/bio' }),
  place: linkOptions({ to: '/settings' }),
  contact: linkOptions({ to: '/pages', search: { tab: 'contact' } }),
  measurements: linkOptions({ to: '/model-profile/measurements' }),
  pieces: linkOptions({ to: '/portfolio' }),
  rates: linkOptions({ to: '/pages', search: { tab: 'rates' } }),
  told: linkOptions({ to: '/settings', hash: 'push' }),
  secondFactor: linkOptions({ to: '/settings' }),
  backup: linkOptions({ to: '/dashboard', hash: 'backups' }),
};
type Step = keyof typeof PLACES;
/** Where the first step goes on once the site has the owner's name. */
const FIRST_SCREEN = linkOptions({ to: '/pages', search: { tab: 'hero' } });

/** Number of pieces that make a portfolio. */
const PIECES = 6;

/** Returns which steps are done, computed from the data; undefined while it loads, or while the owner hides them. */
function useFirstSteps() {
  const { data: samples } = useQuery(dashboardQueries.samples());
  const { data: backups } = useQuery(dashboardQueries.backups());
  const { data: signingIn } = useQuery(signingInQueries.signingIn());
  const { data: state } = useQuery(settingsQueries.siteState());
  const { data: push } = useQuery(pushDevices());
  const { data: stored } = useQuery(settings.stored());
  if (!samples || !backups || !signingIn || !state || !push || !stored?.showFirstSteps) return undefined;
  const isOwn = (name: string) => samples.ownPages.includes(`api::${name}.${name}`);
  const isNamed = stored.siteTitle.trim() !== SAMPLE_TITLE;
  // The first place is right for an owner whose device is in it.
  const isPlaced =
    stored.country !== FIRST_PLACE.country ||
    stored.timeZone === Intl.DateTimeFormat().resolvedOptions().timeZone;
  const done: Record<Step, boolean> = {
    name: isNamed && isOwn('hero'),
    biography: isOwn('bio-content'),
    place: isOwn('settings') && isPlaced,
    contact: isOwn('contact-details'),
    measurements: isOwn('measurements'),
    pieces: samples.ownPieces >= PIECES,
    rates: isOwn('rate-card'),
    told: state.sendsMail || push.devices.length > 0,
    secondFactor: hasSecondFactor(signingIn),
    backup: backups.downloadedAt !== null,
  };
  return { stored, done, isNamed, pieces: samples.ownPieces };
}

/** What makes a new installation the owner's. Leaves when every step is done. */
export function FirstSteps() {
  const steps = useFirstSteps();
  const hiding = useMutation(settings.save(steps?.stored ?? null));
  if (!steps) return null;
  const { stored, done, isNamed, pieces } = steps;
  const names = Object.keys(PLACES) as Step[];
  const count = names.filter((name) => done[name]).length;
  if (count === names.length) return null;
  const missing = { ...wording.missing, pieces: wording.missing.pieces(pieces, PIECES) };
  const places: Record<Step, LinkProps> = { ...PLACES };
  if (isNamed) [places.name, missing.name] = [FIRST_SCREEN, wording.missing.screen];
  return (
    <section className={classes.promo} aria-labelledby="first-steps">
      <Title order={2} id="first-steps" className={classes.promoTitle}>
        {wording.title}
      </Title>
      <Text c="dimmed">{wording.done(count, names.length)}</Text>
      <ul className={classes.notices}>
        {names.map((name) => (
          <li key={name}>
            {done[name] ? (
              <span className={classes.step}>
                <IconCircleCheck size={20} stroke={1.75} role="img" aria-label={wording.isDone} />
                {wording.names[name]}
              </span>
            ) : (
              <Link {...places[name]} className={classes.waiting}>
                <IconCircleDashed size={20} stroke={1.75} aria-hidden />
                <span>{missing[name]}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
      <Group>
        <Button
          variant="default"
          onClick={() => hiding.mutate({ ...valuesOf(settings.fields, stored), showFirstSteps: false })}
        >
          {wording.hide}
        </Button>
      </Group>
    </section>
  );
}

import { Anchor, Text, Title } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../manager/loaded';
import { PageFrame } from '../../manager/page-frame';
import { settingsQueries } from './queries';
import { panelPlaces } from './settings';
import classes from './settings.module.css';
import { SettingsForm } from './settings-form';
import { wording } from './wording';

/** @param account the part about the owner's own sign-in */
export function SettingsManager({ account }: { account: ReactNode }) {
  const settings = useQuery(settingsQueries.stored());
  return (
    <PageFrame title={wording.title}>
      <Loaded query={settings}>{(stored) => <SettingsForm settings={stored} />}</Loaded>
      <MoreTexts />
      {account}
    </PageFrame>
  );
}

/** The way to the texts that this area has no forms for. Nothing while the panel's address is not known. */
function MoreTexts() {
  const { data: panelUrl } = useQuery(settingsQueries.panelUrl());
  if (!panelUrl) return null;
  return (
    <section className={classes.more} aria-labelledby="more-texts">
      <Title order={2} id="more-texts" className={classes.moreTitle}>
        {wording.moreTexts}
      </Title>
      <Text c="dimmed">{wording.moreTextsHint}</Text>
      <ul className={classes.places}>
        {panelPlaces(panelUrl).map(({ label, href }) => (
          <li key={href}>
            <Anchor href={href} target="_blank" className={classes.place}>
              {label}
              <IconExternalLink size={16} aria-hidden />
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}

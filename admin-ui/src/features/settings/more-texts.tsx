import { Anchor, Text, Title } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import classes from './more-texts.module.css';
import { panelPlaces } from './panel-places';
import { settingsQueries } from './queries';
import { wording } from './wording';

/** The way to the texts that this area has no forms for. Nothing while the panel's address is not known. */
export function MoreTexts() {
  const { data: panelUrl } = useQuery(settingsQueries.panelUrl());
  if (!panelUrl) return null;
  return (
    <section className={classes.panel} aria-labelledby="more-texts">
      <Title order={2} id="more-texts" className={classes.title}>
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

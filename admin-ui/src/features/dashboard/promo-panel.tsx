import { Button, Group, Text, Title } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { DashboardTab } from './overview';
import classes from './promo-panel.module.css';
import { wording } from './wording';

type PromoTab = Exclude<DashboardTab, 'overview'>;

const MANAGERS: Record<PromoTab, LinkProps['to']> = {
  content: '/portfolio',
  blog: '/blog',
  projects: '/projects',
  events: '/events',
  volunteers: '/volunteers',
  messages: '/messages',
};

/** What a manager is for, and the way there. */
export function PromoPanel({ tab }: { tab: PromoTab }) {
  const { title, text, button } = wording.promos[tab];
  return (
    <section className={classes.panel}>
      <Title order={2} className={classes.title}>
        {title}
      </Title>
      <Text c="dimmed" className={classes.text}>
        {text}
      </Text>
      <Group>
        <Button component={Link} to={MANAGERS[tab]}>
          {button}
        </Button>
        {tab === 'content' && (
          <Button component={Link} to="/bio" variant="default">
            {wording.promos.content.second}
          </Button>
        )}
      </Group>
    </section>
  );
}

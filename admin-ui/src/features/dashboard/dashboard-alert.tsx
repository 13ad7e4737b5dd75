import { Alert } from '@mantine/core';
import type { Icon as TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './dashboard.module.css';

interface DashboardAlertProps {
  /** `orange`: something went wrong */
  color: 'blue' | 'orange';
  Icon: TablerIcon;
  title: string;
  children: ReactNode;
}

/** A box above the figures, for what the owner should read first. */
export function DashboardAlert({ Icon, ...alert }: DashboardAlertProps) {
  const icon = <Icon size={20} stroke={1.75} aria-hidden />;
  return <Alert {...alert} icon={icon} classNames={{ title: classes.troublesTitle }} />;
}

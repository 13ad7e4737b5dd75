import { Tooltip, UnstyledButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './nav-item.module.css';

interface NavLook {
  label: string;
  Icon: Icon;
  /** Shows only the icon; the label becomes a tooltip. */
  compact?: boolean;
  /** A number beside the label, such as unread messages. */
  count?: { value: number; meaning: string } | undefined;
}

interface NavLinkProps extends NavLook {
  to: LinkProps['to'];
  onClick?: () => void;
}

/** A link to a page of the area; the current one is highlighted. */
export function NavLink({ to, onClick, compact = false, ...look }: NavLinkProps) {
  return (
    <Tooltip label={look.label} disabled={!compact} position="right">
      <Link
        to={to}
        className={classes.item}
        data-compact={compact || undefined}
        aria-label={compact ? look.label : undefined}
        aria-description={look.count?.value ? look.count.meaning : undefined}
        onClick={onClick}
      >
        <Look {...look} compact={compact} />
      </Link>
    </Tooltip>
  );
}

interface NavButtonProps extends NavLook {
  onClick: () => void;
  disabled?: boolean;
  'aria-expanded'?: boolean;
}

/** A button that looks like the links around it. */
export function NavButton({ onClick, compact = false, disabled, ...rest }: NavButtonProps) {
  const { label, Icon, count, ...aria } = rest;
  return (
    <Tooltip label={label} disabled={!compact} position="right">
      <UnstyledButton
        className={classes.item}
        data-compact={compact || undefined}
        aria-label={compact ? label : undefined}
        disabled={disabled}
        onClick={onClick}
        {...aria}
      >
        <Look label={label} Icon={Icon} count={count} compact={compact} />
      </UnstyledButton>
    </Tooltip>
  );
}

function Look({ label, Icon, compact, count }: NavLook) {
  return (
    <>
      <Icon size={22} stroke={1.75} className={classes.icon} aria-hidden />
      <span className={classes.label} data-compact={compact || undefined}>
        {label}
      </span>
      {count && count.value > 0 && (
        <span className={classes.count} aria-hidden>
          {count.value > 99 ? '99+' : count.value}
        </span>
      )}
    </>
  );
}

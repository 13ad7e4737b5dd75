import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { ComponentPropsWithRef, ComponentType } from 'react';

interface IconButtonProps
  extends ActionIconProps,
    Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps | 'children'> {
  /** Read to screen readers, and shown under the pointer unless `title` says more. */
  label: string;
  Icon: ComponentType<{ size: number; stroke: number }>;
}

/** A button with an icon. It uses `title`, because many Mantine tooltips are slow to mount. */
export function IconButton({ label, Icon, ...button }: IconButtonProps) {
  return (
    <ActionIcon aria-label={label} title={label} {...button}>
      <Icon size={20} stroke={1.75} />
    </ActionIcon>
  );
}

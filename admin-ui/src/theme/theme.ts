import {
  type ActionIconProps,
  type ButtonProps,
  type CheckboxProps,
  type CSSVariablesResolver,
  createTheme,
  type DrawerProps,
  type MantineColorsTuple,
  type ModalProps,
  type NativeSelectProps,
  type NotificationProps,
  type PasswordInputProps,
  type RadioProps,
  type SelectProps,
  type SwitchProps,
  type TextareaProps,
  type TextInputProps,
  type TooltipProps,
} from '@mantine/core';
import { wording } from '../kit/wording';

const teal: MantineColorsTuple = [
  '#effcf9',
  '#d3f7ef',
  '#a5eddf',
  '#6edecb',
  '#2dd4bf',
  '#16b5a2',
  '#0d9488',
  '#0f766e',
  '#115e59',
  '#134e4a',
];

/** Less bright than Mantine's own, and dark enough for white text. */
const red: MantineColorsTuple = [
  '#fdf3f2',
  '#fae3e1',
  '#f3c6c2',
  '#eba39d',
  '#f08c85',
  '#d9574f',
  '#c9433b',
  '#b9342d',
  '#9c2a24',
  '#7f1d1d',
];

/** Shades of ink navy. In the dark scheme Mantine uses 0 for text and 7 for the page. */
const dark: MantineColorsTuple = [
  '#dde4ee',
  '#c0cad9',
  '#9aa8bc',
  '#74849b',
  '#33435c',
  '#25344b',
  '#18253a',
  '#0e1829',
  '#0a1322',
  '#07111f',
];

/** For all inputs and checkboxes. An iPhone zooms in if their font is smaller than 16 CSS pixels. */
const comfortable = { size: 'md' } as const;

/** For all dialogs. Their `<header>` would otherwise count as a second banner of the page. */
const dialogProps = {
  lockScroll: false,
  closeButtonProps: { 'aria-label': wording.close, size: 44, iconSize: 20 },
  attributes: { header: { role: 'presentation' } },
};

/** Replaces Mantine's `extend`, which would load the component on pages that do not use it, such as the sign-in. */
const byDefault = <Props>(defaultProps: Partial<Props>) => ({ defaultProps });

/**
 * Theme of the owner's area: one accent colour, comfortable targets.
 * `lockScroll` is off because it injects a <style> tag, which the content security policy blocks. `base.css` stops
 * the page behind a dialog from scrolling instead. For the same reason CSS modules replace AppShell, Grid, Flex,
 * SimpleGrid and responsive style props.
 */
export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 7 },
  colors: { teal, red, dark },
  black: '#0f1b2d',
  fontFamily: "'Instrument Sans Variable', system-ui, 'Segoe UI', sans-serif",
  headings: { fontFamily: 'inherit', fontWeight: '650' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: byDefault<ButtonProps>({ size: 'md' }),
    ActionIcon: byDefault<ActionIconProps>({ size: 44, variant: 'subtle', color: 'gray' }),
    TextInput: byDefault<TextInputProps>(comfortable),
    Textarea: byDefault<TextareaProps>(comfortable),
    NativeSelect: byDefault<NativeSelectProps>(comfortable),
    Select: byDefault<SelectProps>(comfortable),
    PasswordInput: byDefault<PasswordInputProps>(comfortable),
    Checkbox: byDefault<CheckboxProps>(comfortable),
    Radio: byDefault<RadioProps>(comfortable),
    Switch: byDefault<SwitchProps>(comfortable),
    Modal: byDefault<ModalProps>({ ...dialogProps, centered: true }),
    Drawer: byDefault<DrawerProps>(dialogProps),
    Notification: byDefault<NotificationProps>({ closeButtonProps: { 'aria-label': wording.close } }),
    Tooltip: byDefault<TooltipProps>({ events: { hover: true, focus: true, touch: false } }),
  },
});

/** Mantine's own dimmed texts have a contrast below 4.5:1 on white. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#55637a',
    '--mantine-color-placeholder': '#66748a',
    '--mantine-color-error': 'var(--mantine-color-red-9)',
    '--mantine-color-body': '#ffffff',
  },
  dark: {
    '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
    '--mantine-color-placeholder': '#8b9ab0',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-anchor': 'var(--mantine-color-teal-4)',
    '--mantine-color-red-light-color': 'var(--mantine-color-red-4)',
  },
});

// The one theme: colours, type and sizes, and what Mantine needs beyond its defaults to pass WCAG AA.
import {
  type ActionIconProps,
  type ButtonProps,
  type CloseButtonProps,
  createTheme,
  type DrawerProps,
  type MantineColorsTuple,
  type MenuProps,
  type MenuRadioItemProps,
  type ModalProps,
  type PopoverProps,
  type SkeletonProps,
  type TooltipProps,
} from '@mantine/core';
import type { CSSProperties } from 'react';

const TOOLTIP_DELAY_MS = 50;
const SURFACE = { background: 'var(--sky-surface)' };

/** The accent; 8 on light and 8 under white text, 3 and 4 as text on dark. */
const sky: MantineColorsTuple = [
  '#eaf0fd',
  '#d6e2fb',
  '#b3c9f7',
  '#7fa8ff',
  '#6a97f2',
  '#4c7de6',
  '#3569da',
  '#2b5fd2',
  '#2257c9',
  '#1b469f',
];

/** Text, borders and surfaces of the dark scheme, lightest first. */
const dark: MantineColorsTuple = [
  '#e9edf3',
  '#c8cfd9',
  '#a9b3c2',
  '#6b7687',
  '#262d38',
  '#1b2029',
  '#14181f',
  '#0b0e13',
  '#090b10',
  '#07090c',
];

/** Han characters look different in Korean, Chinese and Japanese: `--sky-han` names the fonts of the language. */
const SANS = "'Inter Variable', var(--sky-han), system-ui, sans-serif";

/** Of every button that stands by itself, also of the narrower ones: beside each other they are one line. */
const BUTTON_HEIGHT = 'var(--button-height-xs)';

interface Settings<Props> {
  defaultProps?: Partial<Props>;
  styles?: Record<string, CSSProperties>;
  vars?: (theme: unknown, props: Props) => { root: Record<`--${string}`, string | undefined> };
}

/** A component's settings stand under its name: to hand over the component itself would load it with every page. */
function settings<Props>(given: Settings<Props>): Settings<Props> {
  return given;
}

export const theme = createTheme({
  colors: { sky, dark },
  primaryColor: 'sky',
  primaryShade: 8,
  autoContrast: true,
  fontFamily: SANS,
  headings: { fontFamily: SANS, fontWeight: '600' },
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '8px', xl: '12px' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    ActionIcon: settings<ActionIconProps>({ defaultProps: { variant: 'subtle', color: 'gray', size: 32 } }),
    Button: settings<ButtonProps>({
      defaultProps: { size: 'xs' },
      // The smallest stand within lines of text.
      vars: (_theme, { size }) => ({
        root: size === 'compact-xs' ? {} : { '--button-height': BUTTON_HEIGHT },
      }),
    }),
    CloseButton: settings<CloseButtonProps>({ defaultProps: { size: 24 } }),
    Drawer: settings<DrawerProps>({
      defaultProps: { position: 'right', size: 560, padding: 'lg' },
      styles: { content: SURFACE, header: SURFACE, title: { fontWeight: 600 } },
    }),
    Menu: settings<MenuProps>({
      // A placeholder inside of role="menu" is no menu item (axe: aria-required-children).
      defaultProps: { shadow: 'xs', position: 'bottom-start', withInitialFocusPlaceholder: false },
    }),
    // One of a few was chosen: the menu has done its work.
    MenuRadioItem: settings<MenuRadioItemProps>({ defaultProps: { closeMenuOnClick: true } }),
    Modal: settings<ModalProps>({
      styles: {
        content: { ...SURFACE, border: '1px solid var(--sky-line)' },
        header: SURFACE,
        title: { fontWeight: 600 },
      },
    }),
    Popover: settings<PopoverProps>({
      defaultProps: { shadow: 'xs', position: 'bottom-start', trapFocus: true },
      styles: { dropdown: { boxSizing: 'border-box', maxWidth: 'calc(100vw - 16px)' } },
    }),
    Skeleton: settings<SkeletonProps>({ defaultProps: { radius: 'sm' } }),
    Tooltip: settings<TooltipProps>({
      defaultProps: {
        openDelay: TOOLTIP_DELAY_MS,
        events: { hover: true, focus: true, touch: true },
        multiline: true,
        maw: 320,
      },
    }),
  },
});

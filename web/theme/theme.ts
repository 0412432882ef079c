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
  type SegmentedControlProps,
  type SkeletonProps,
  type TooltipProps,
} from '@mantine/core';
import type { CSSProperties } from 'react';

export const TOOLTIP_DELAY_MS = 50;
const EASE = 'var(--sky-ease)';

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

/** What costs, and what cannot be undone. */
const red: MantineColorsTuple = [
  '#fdecea',
  '#fad3cf',
  '#f5a9a1',
  '#ff8a7a',
  '#f2766a',
  '#e55344',
  '#d93f30',
  '#cd3325',
  '#c4281c',
  '#a11f15',
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

/** Han characters look different in Korean, Chinese and Japanese: `--sky-han` names the fonts of the language (measures.css). */
const SANS = "'Inter Variable', var(--sky-han), system-ui, sans-serif";

/** Of every button that stands by itself, also of the narrower ones: beside each other they are one line. */
const BUTTON_HEIGHT = 'var(--sky-button)';

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
  colors: { sky, red, dark },
  primaryColor: 'sky',
  // Of the dark scheme the light one, with dark text on it.
  primaryShade: { light: 8, dark: 3 },
  autoContrast: true,
  fontFamily: SANS,
  headings: { fontFamily: SANS, fontWeight: '600' },
  fontSizes: {
    xs: 'var(--sky-label-size)',
    sm: 'var(--sky-body-size)',
    md: 'var(--sky-body-size)',
    lg: 'var(--sky-title-size)',
    xl: 'var(--sky-second-size)',
  },
  lineHeights: {
    xs: 'var(--sky-label-line)',
    sm: 'var(--sky-body-line)',
    md: 'var(--sky-body-line)',
    lg: 'var(--sky-title-line)',
    xl: 'var(--sky-second-line)',
  },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: {
    xs: 'var(--sky-radius-swatch)',
    sm: 'var(--sky-radius-chip)',
    md: 'var(--sky-radius-control)',
    lg: 'var(--sky-radius-floating)',
    xl: 'var(--sky-radius-card)',
  },
  defaultRadius: 'md',
  // The frame of the page has a sidebar from 1024 px, and tabs at its foot below 768 px.
  breakpoints: { md: '64em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    ActionIcon: settings<ActionIconProps>({ defaultProps: { variant: 'subtle', color: 'gray', size: 32 } }),
    Button: settings<ButtonProps>({
      defaultProps: { size: 'xs', variant: 'filled' },
      // The smallest stand within lines of text.
      vars: (_theme, { size }) => ({
        root: size === 'compact-xs' ? {} : { '--button-height': BUTTON_HEIGHT, '--button-padding-x': '10px' },
      }),
    }),
    CloseButton: settings<CloseButtonProps>({ defaultProps: { size: 24 } }),
    Drawer: settings<DrawerProps>({
      defaultProps: {
        position: 'right',
        size: 480,
        padding: 'lg',
        // The page behind stays readable.
        overlayProps: { backgroundOpacity: 0.12 },
        transitionProps: { duration: 200, exitDuration: 160, timingFunction: EASE },
      },
    }),
    Menu: settings<MenuProps>({
      // A placeholder inside of role="menu" is no menu item (axe: aria-required-children).
      defaultProps: {
        position: 'bottom-start',
        withInitialFocusPlaceholder: false,
        transitionProps: { duration: 140, timingFunction: EASE },
      },
    }),
    // One of a few was chosen: the menu has done its work.
    MenuRadioItem: settings<MenuRadioItemProps>({ defaultProps: { closeMenuOnClick: true } }),
    Modal: settings<ModalProps>({
      defaultProps: { transitionProps: { duration: 140, timingFunction: EASE } },
    }),
    Popover: settings<PopoverProps>({
      defaultProps: {
        position: 'bottom-start',
        trapFocus: true,
        transitionProps: { duration: 140, timingFunction: EASE },
      },
      styles: { dropdown: { boxSizing: 'border-box', maxWidth: 'calc(100vw - 16px)' } },
    }),
    SegmentedControl: settings<SegmentedControlProps>({
      defaultProps: { size: 'xs', transitionDuration: 120 },
    }),
    Skeleton: settings<SkeletonProps>({ defaultProps: { animate: false } }),
    Tooltip: settings<TooltipProps>({
      defaultProps: {
        openDelay: TOOLTIP_DELAY_MS,
        transitionProps: { duration: 80, exitDuration: 0 },
        events: { hover: true, focus: true, touch: true },
        multiline: true,
        maw: 320,
      },
    }),
  },
});

// How much room there is, where a style sheet cannot decide. The widths are those of web/theme/measures.css.
import { useMediaQuery } from '@mantine/hooks';

const AT_ONCE = { getInitialValueInEffect: false };

/** A phone: one column, tabs at the foot of the screen. */
export function useIsPhone(): boolean {
  return useMediaQuery('(width < 48em)', false, AT_ONCE);
}

/** Room for the sidebar. */
export function useIsWide(): boolean {
  return useMediaQuery('(width >= 64em)', true, AT_ONCE);
}

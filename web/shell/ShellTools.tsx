// What figures depend on, and how the portal looks: in the header on wide screens, in the menu on narrow ones.
import { Box, type MantineBreakpoint } from '@mantine/core';
import { graphql, useFragment } from 'react-relay';
import type { ShellTools_viewer$key } from '../__generated__/ShellTools_viewer.graphql.ts';
import { CopyLink } from './CopyLink.tsx';
import { FreshnessStamp } from './FreshnessStamp.tsx';
import { CurrencyPicker } from './preferences/CurrencyPicker.tsx';
import { LanguagePicker } from './preferences/LanguagePicker.tsx';
import { SchemePicker } from './preferences/SchemePicker.tsx';
import { VendorPicker } from './preferences/VendorPicker.tsx';
import classes from './Shell.module.css';

interface ShellToolsProps {
  viewer: ShellTools_viewer$key;
  visibleFrom?: MantineBreakpoint;
  hiddenFrom?: MantineBreakpoint;
}

export function ShellTools({ viewer, ...visibility }: ShellToolsProps) {
  const data = useFragment(
    graphql`
      fragment ShellTools_viewer on Viewer {
        ...FreshnessStamp_viewer
        ...VendorPicker_viewer
        ...CurrencyPicker_viewer
      }
    `,
    viewer,
  );
  return (
    <Box {...visibility}>
      <div className={classes.tools} data-part="tools">
        <FreshnessStamp viewer={data} />
        <VendorPicker viewer={data} />
        <CurrencyPicker viewer={data} />
        <LanguagePicker />
        <SchemePicker />
        <CopyLink />
      </div>
    </Box>
  );
}

// What stands at the right of the header: what figures depend on, messages, help, and who has signed in.
import { graphql, useFragment } from 'react-relay';
import type { HeaderTools_viewer$key } from '../__generated__/HeaderTools_viewer.graphql.ts';
import { CompanySwitcher } from './company/CompanySwitcher.tsx';
import { HelpMenu } from './help/HelpMenu.tsx';
import { NoticeBell } from './notices/NoticeBell.tsx';
import { PaletteOpener } from './palette/PaletteOpener.tsx';
import classes from './Shell.module.css';
import { ShellTools } from './ShellTools.tsx';
import { UserMenu } from './UserMenu.tsx';

export function HeaderTools({ viewer }: { viewer: HeaderTools_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment HeaderTools_viewer on Viewer {
        ...PaletteOpener_viewer
        ...CompanySwitcher_viewer
        ...HelpMenu_viewer
        ...NoticeBell_viewer
        ...ShellTools_viewer
        ...UserMenu_viewer
      }
    `,
    viewer,
  );
  return (
    <>
      <CompanySwitcher viewer={data} />
      <div className={classes.grow} />
      <PaletteOpener viewer={data} />
      <ShellTools viewer={data} visibleFrom="md" />
      <NoticeBell viewer={data} />
      <HelpMenu viewer={data} />
      <UserMenu viewer={data} />
    </>
  );
}

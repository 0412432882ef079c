// Who has signed in, and what is there for that person alone: messages, help, theme.
import { graphql, useFragment } from 'react-relay';
import type { PersonTools_viewer$key } from '../../__generated__/PersonTools_viewer.graphql.ts';
import { NoticeBell } from '../alerts/NoticeBell.tsx';
import { HelpMenu } from '../help/HelpMenu.tsx';
import { SchemeMenu } from '../preferences/SchemeMenu.tsx';
import { PersonMenu } from './PersonMenu.tsx';

interface PersonToolsProps {
  viewer: PersonTools_viewer$key;
  /** At the foot of a sidebar of icons. */
  isFolded?: boolean;
  /** At the top of a narrow screen, where the menu of the person has help and theme. */
  isNarrow?: boolean;
}

export function PersonTools({ viewer, isFolded = false, isNarrow = false }: PersonToolsProps) {
  const data = useFragment(
    graphql`
      fragment PersonTools_viewer on Viewer {
        ...HelpMenu_viewer
        ...NoticeBell_viewer
        ...PersonMenu_viewer
      }
    `,
    viewer,
  );
  if (isNarrow)
    return (
      <>
        <NoticeBell viewer={data} />
        <PersonMenu viewer={data} variant="bar" />
      </>
    );
  return (
    <>
      <PersonMenu viewer={data} variant={isFolded ? 'icon' : 'name'} />
      <NoticeBell viewer={data} />
      <HelpMenu viewer={data} />
      <SchemeMenu />
    </>
  );
}

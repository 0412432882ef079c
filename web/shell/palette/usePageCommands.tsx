// What pages do, as commands: those of the shown page at once, those of other pages by way of them.
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { pagePath, pageRow } from '../../../lib/catalogue/pages.ts';
import { askAction, offeredActions } from '../../routing/actions/offered-actions.ts';
import { PAGE_ACTIONS, type PageActionName } from '../../routing/actions/page-actions.ts';
import { LISTED_PAGES } from '../../routing/page-list.ts';
import { type ShellViewer, useShellViewer } from '../../viewer/shell-viewer.ts';
import type { Command, CommandGroup } from './commands.ts';

const NAMES = Object.keys(PAGE_ACTIONS) as PageActionName[];

export function usePageCommands(): CommandGroup[] {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const viewer = useShellViewer();
  const offered = useSyncExternalStore(offeredActions.subscribe, offeredActions.read);
  const commandOf = (name: PageActionName, run: () => void): Command => {
    const { page, label, words, Icon } = PAGE_ACTIONS[name];
    const listed = LISTED_PAGES.find((each) => each.name === page);
    return {
      id: `action ${name}`,
      label: intl.formatMessage({ id: label }),
      note: listed && intl.formatMessage({ id: listed.label }),
      keywords: intl.formatMessage({ id: words }),
      icon: <Icon size={16} aria-hidden />,
      run,
    };
  };
  const allowed = NAMES.filter((name) => mayDo(name, viewer));
  const isOfPage = (name: PageActionName) => pagePath(PAGE_ACTIONS[name].page) === pathname;
  const here = allowed.flatMap((name) => {
    const run = offered.get(name);
    return run ? [commandOf(name, run)] : [];
  });
  const elsewhere = allowed
    .filter((name) => !isOfPage(name))
    .map((name) => {
      const path = pagePath(PAGE_ACTIONS[name].page);
      return commandOf(name, () => {
        askAction(name, path);
        void navigate(path);
      });
    });
  return [
    { label: intl.formatMessage({ id: 'platform.palette.onPage' }), commands: here, isAlwaysShown: true },
    { label: intl.formatMessage({ id: 'platform.palette.onOtherPages' }), commands: elsewhere },
  ];
}

/** With the right that it needs, on a page that has something to show. */
function mayDo(name: PageActionName, { canSee, canEdit, isEmpty }: ShellViewer): boolean {
  const { page, right } = PAGE_ACTIONS[name];
  const { menu, isForEmptyCompanies = false } = pageRow(page);
  if (isEmpty && !isForEmptyCompanies) return false;
  return menu === null || (right === 'edit' ? canEdit(menu) : canSee(menu));
}

// Where the palette can go: screens, those opened last, and other companies.
import { IconBuilding, IconClock } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import { menuCode, pagePath } from '../../../lib/catalogue/pages.ts';
import type { usePlaceCommands_viewer$key } from '../../__generated__/usePlaceCommands_viewer.graphql.ts';
import { LISTED_PAGES, mayOpen } from '../../routing/page-list.ts';
import { useShellViewer } from '../../viewer/shell-viewer.ts';
import { useSwitchCompany } from '../../viewer/useSwitchCompany.ts';
import type { Command, CommandGroup } from './commands.ts';

const MOST_RECENT = 3;
const MOST_COMPANIES = 8;

export function usePlaceCommands(viewer: usePlaceCommands_viewer$key): CommandGroup[] {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { canSee } = useShellViewer();
  const { switchTo } = useSwitchCompany();
  const { company, companies, recentMenus } = useFragment(
    graphql`
      fragment usePlaceCommands_viewer on Viewer {
        company {
          id
        }
        companies {
          id
          key
          name
        }
        recentMenus {
          code
        }
      }
    `,
    viewer,
  );
  const pages = LISTED_PAGES.filter(({ name }) => mayOpen(name, canSee)).map(
    ({ name, label, Icon, isMain }) => ({
      menu: isMain ? menuCode(name) : null,
      id: `page ${name}`,
      label: intl.formatMessage({ id: label }),
      keywords: pagePath(name),
      icon: <Icon size={16} aria-hidden />,
      run: () => void navigate(pagePath(name)),
    }),
  );
  const recent = (recentMenus ?? [])
    .flatMap(({ code }) => pages.filter((page) => page.menu === code && page.keywords !== pathname))
    .slice(0, MOST_RECENT)
    .map(
      (page): Command => ({ ...page, id: `recent ${page.id}`, icon: <IconClock size={16} aria-hidden /> }),
    );
  const otherCompanies = (companies ?? [])
    .filter(({ id }) => id !== company?.id)
    .map(
      ({ id, key, name }): Command => ({
        id: `company ${key}`,
        label: intl.formatMessage({ id: 'platform.palette.switchTo' }, { name }),
        keywords: key,
        icon: <IconBuilding size={16} aria-hidden />,
        run: () => switchTo(id),
      }),
    );
  return [
    {
      label: intl.formatMessage({ id: 'platform.palette.recentPages' }),
      commands: recent,
      isAlwaysShown: true,
      isOnlyBeforeSearch: true,
    },
    {
      label: intl.formatMessage({ id: 'platform.palette.pages' }),
      commands: pages,
      isAlwaysShown: true,
    },
    {
      label: intl.formatMessage({ id: 'platform.palette.companies' }),
      commands: otherCompanies,
      isAlwaysShown: true,
      limit: MOST_COMPANIES,
    },
  ];
}

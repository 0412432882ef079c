// Where the palette can go: screens, those opened last, and other companies.
import { IconBuilding, IconClock, IconMail } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import { MENUS } from '../../../lib/catalogue/menus.ts';
import type { usePlaceCommands_viewer$key } from '../../__generated__/usePlaceCommands_viewer.graphql.ts';
import { MAILS_URL, PAGES, PAGES_WITHOUT_MENU } from '../pages.ts';
import { useShellViewer } from '../shell-viewer.ts';
import { useSwitchCompany } from '../useSwitchCompany.ts';
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
  const pages = PAGES.filter(({ menu }) => canSee(menu)).map(({ menu, label, Icon }) => ({
    code: MENUS[menu].code,
    id: `page ${menu}`,
    label: intl.formatMessage({ id: label }),
    keywords: MENUS[menu].url,
    icon: <Icon size={16} aria-hidden />,
    run: () => void navigate(MENUS[menu].url),
  }));
  const mails: Command = {
    id: 'page mails',
    label: intl.formatMessage({ id: 'billing.mails.title' }),
    keywords: MAILS_URL,
    icon: <IconMail size={16} aria-hidden />,
    run: () => void navigate(MAILS_URL),
  };
  const others = PAGES_WITHOUT_MENU.filter(({ menu }) => canSee(menu)).map(
    ({ url, label, Icon }): Command => ({
      id: `page ${url}`,
      label: intl.formatMessage({ id: label }),
      keywords: url,
      icon: <Icon size={16} aria-hidden />,
      run: () => void navigate(url),
    }),
  );
  const recent = (recentMenus ?? [])
    .flatMap(({ code }) => pages.filter((page) => page.code === code && page.keywords !== pathname))
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
      commands: [...pages, ...others, mails],
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

// The entries of the menu of the person; a choice says what is chosen now, and opens its values in place.
import {
  IconArrowBackUp,
  IconChevronRight,
  IconCloud,
  IconCoin,
  IconContrast2,
  IconLanguage,
  IconLogout,
  IconMail,
  IconUserCog,
} from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { languageRow } from '../../../lib/catalogue/languages.ts';
import { pagePath } from '../../../lib/catalogue/pages.ts';
import type { PersonEntries_viewer$key } from '../../__generated__/PersonEntries_viewer.graphql.ts';
import { Menu } from '../../components/overlays/Menu.tsx';
import { useVendorName } from '../../components/vendors/useVendorName.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import { signOut } from '../../viewer/sign-out.ts';
import { useSchemeName } from '../preferences/useSchemeName.ts';
import classes from './PersonMenu.module.css';
import type { PersonView } from './person-view.ts';

const ICON = { size: 16, 'aria-hidden': true } as const;

interface PersonEntriesProps {
  viewer: PersonEntries_viewer$key;
  /** Of a narrow screen, which has no menu of its own for it. */
  help: ReactNode;
  onView: (view: PersonView) => void;
  onVendors: () => void;
}

export function PersonEntries({ viewer, help, onView, onVendors }: PersonEntriesProps) {
  const intl = useIntl();
  const vendorName = useVendorName();
  const { language } = useLanguage();
  const scheme = useSchemeName();
  const { user, preferences, site } = useFragment(
    graphql`
      fragment PersonEntries_viewer on Viewer {
        user {
          name
          email
        }
        preferences {
          selectedCurrency
          selectedVendors
        }
        site {
          classicUrl
        }
      }
    `,
    viewer,
  );
  const vendors = useMemo(
    () => preferences?.selectedVendors.map((vendor) => vendorName(vendor)).join(', ') ?? '',
    [preferences, vendorName],
  );
  const choice = (view: PersonView, icon: ReactNode, text: string) => (
    <Menu.Item
      closeMenuOnClick={false}
      data-leads-to={view}
      leftSection={icon}
      rightSection={<IconChevronRight size={14} aria-hidden />}
      onClick={() => onView(view)}
    >
      {text}
    </Menu.Item>
  );
  return (
    <>
      <Menu.Label>
        {user.name}
        <br />
        <span className={classes.email}>{user.email}</span>
      </Menu.Label>
      <Menu.Item component={Link} to={pagePath('account')} leftSection={<IconUserCog {...ICON} />}>
        <FormattedMessage id="platform.account.title" />
      </Menu.Item>
      <Menu.Item component={Link} to={pagePath('mails')} leftSection={<IconMail {...ICON} />}>
        <FormattedMessage id="platform.mails.title" />
      </Menu.Item>
      <Menu.Divider />
      {choice(
        'language',
        <IconLanguage {...ICON} />,
        intl.formatMessage({ id: 'platform.shell.language' }, { name: languageRow(language).name }),
      )}
      {preferences ? (
        <>
          {choice(
            'currency',
            <IconCoin {...ICON} />,
            intl.formatMessage({ id: 'platform.shell.currency' }, { currency: preferences.selectedCurrency }),
          )}
          <Menu.Item leftSection={<IconCloud {...ICON} />} onClick={onVendors}>
            <FormattedMessage id="platform.shell.vendors" values={{ names: vendors }} />
          </Menu.Item>
        </>
      ) : null}
      {choice(
        'scheme',
        <IconContrast2 {...ICON} />,
        intl.formatMessage({ id: 'platform.shell.scheme' }, { name: scheme }),
      )}
      <Menu.Divider />
      {help}
      {site?.classicUrl ? (
        <Menu.Item component="a" href={site.classicUrl} leftSection={<IconArrowBackUp {...ICON} />}>
          <FormattedMessage id="platform.help.classic" />
        </Menu.Item>
      ) : null}
      <Menu.Item leftSection={<IconLogout {...ICON} />} onClick={signOut}>
        <FormattedMessage id="platform.shell.signOut" />
      </Menu.Item>
    </>
  );
}

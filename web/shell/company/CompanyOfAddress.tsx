// The address names the company: one without a name gets it, one of another company is not shown as if it
// were of this one, but offers to switch.
import { Button, Group } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressForAnyCompany, COMPANY_PARAMETER } from '../../../lib/catalogue/pages.ts';
import { isSharePath } from '../../../lib/rules/dashboard-shares.ts';
import type { CompanyOfAddress_viewer$key } from '../../__generated__/CompanyOfAddress_viewer.graphql.ts';
import { Notice } from '../../components/notices/Notice.tsx';
import { withCompany } from '../../relay/company.ts';
import { useSwitchCompany } from '../../viewer/useSwitchCompany.ts';

interface CompanyOfAddressProps {
  viewer: CompanyOfAddress_viewer$key;
  children: ReactNode;
}

export function CompanyOfAddress({ viewer, children }: CompanyOfAddressProps) {
  const { company, companies } = useFragment(
    graphql`
      fragment CompanyOfAddress_viewer on Viewer {
        company {
          key
          name
        }
        companies {
          id
          key
          name
        }
      }
    `,
    viewer,
  );
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isForAll = isSharePath(pathname);
  const named = isForAll ? null : new URLSearchParams(search).get(COMPANY_PARAMETER);
  const current = company?.key ?? null;
  useEffect(() => {
    if (!isForAll && named === null && current !== null) {
      // The live search: a page that mends its own part of the address may be ahead of this render.
      const live = window.location.pathname === pathname ? window.location.search : search;
      if (new URLSearchParams(live).has(COMPANY_PARAMETER)) return;
      void navigate({ pathname, search: withCompany(live, current), hash }, { replace: true });
    }
  }, [isForAll, named, current, pathname, search, hash, navigate]);
  if (named === null || named === current) return children;
  const other = companies?.find(({ key }) => key === named);
  return (
    <OtherCompany
      other={other ?? null}
      currentName={company?.name ?? ''}
      address={pathname + search + hash}
      onStay={() => void navigate(addressForAnyCompany({ pathname, search }), { replace: true })}
    />
  );
}

interface OtherCompanyProps {
  /** Null: the viewer is no member of the company that the address names. */
  other: { id: string; name: string } | null;
  currentName: string;
  address: string;
  onStay: () => void;
}

function OtherCompany({ other, currentName, address, onStay }: OtherCompanyProps) {
  const { switchTo, isSwitching } = useSwitchCompany();
  return (
    <Notice
      variant="page"
      icon={<IconArrowsExchange size={20} aria-hidden />}
      title={
        other ? (
          <FormattedMessage id="platform.otherCompany.title" values={{ name: other.name }} />
        ) : (
          <FormattedMessage id="platform.otherCompany.unknownTitle" />
        )
      }
      action={
        <Group gap="sm" justify="center">
          {other ? (
            <Button loading={isSwitching} onClick={() => switchTo(other.id, address)}>
              <FormattedMessage id="platform.otherCompany.switch" values={{ name: other.name }} />
            </Button>
          ) : null}
          <Button variant="default" onClick={onStay}>
            <FormattedMessage id="platform.otherCompany.stay" values={{ name: currentName }} />
          </Button>
        </Group>
      }
    >
      {other ? (
        <FormattedMessage id="platform.otherCompany.text" values={{ name: currentName }} />
      ) : (
        <FormattedMessage id="platform.otherCompany.unknownText" />
      )}
    </Notice>
  );
}

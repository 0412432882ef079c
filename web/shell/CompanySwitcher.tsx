// The current company, and the others of the viewer.
import { Menu } from '@mantine/core';
import { useIntl } from 'react-intl';
import { graphql, useFragment, useMutation } from 'react-relay';
import type { CompanySwitcher_viewer$key } from '../__generated__/CompanySwitcher_viewer.graphql.ts';
import type { CompanySwitcherMutation } from '../__generated__/CompanySwitcherMutation.graphql.ts';
import { forgetColours } from '../charts/series-colours.ts';
import { useToast } from '../components/useToast.ts';
import { HeaderControl } from './HeaderControl.tsx';

export function CompanySwitcher({ viewer }: { viewer: CompanySwitcher_viewer$key }) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment CompanySwitcher_viewer on Viewer {
        company {
          id
          name
        }
        companies {
          id
          name
        }
      }
    `,
    viewer,
  );
  const { switchTo, isSwitching } = useSwitchCompany();
  return (
    <Menu>
      <Menu.Target>
        <HeaderControl
          loading={isSwitching}
          aria-label={intl.formatMessage(
            { id: 'platform.shell.company' },
            { name: data.company?.name ?? '' },
          )}
        >
          {data.company?.name}
        </HeaderControl>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={data.company?.id ?? ''} onChange={switchTo}>
          {data.companies?.map(({ id, name }) => (
            <Menu.RadioItem key={id} value={id}>
              {name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

function useSwitchCompany() {
  const toast = useToast();
  const [commit, isSwitching] = useMutation<CompanySwitcherMutation>(graphql`
    mutation CompanySwitcherMutation($input: SwitchCompanyInput!) {
      switchCompany(input: $input) {
        userErrors {
          code
        }
      }
    }
  `);
  const switchTo = (companyId: string) =>
    commit({
      variables: { input: { companyId } },
      onCompleted: ({ switchCompany }) => {
        if (switchCompany.userErrors.length > 0) toast.failed();
        else startAnew();
      },
      onError: () => toast.failed(),
    });
  return { switchTo, isSwitching };
}

/** From the start: no figure of one company may ever stand beside another's. */
function startAnew(): void {
  forgetColours();
  location.assign(location.pathname);
}

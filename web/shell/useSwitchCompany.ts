// Makes another company of the viewer the current one, and starts anew in it.
import { graphql, useMutation } from 'react-relay';
import type { useSwitchCompanyMutation } from '../__generated__/useSwitchCompanyMutation.graphql.ts';
import { forgetColours } from '../charts/series-colours.ts';
import { useToast } from '../components/useToast.ts';

/** `switchTo` takes the global id of the company, and the address to start at: the page alone unless one is given. */
export function useSwitchCompany() {
  const toast = useToast();
  const [commit, isSwitching] = useMutation<useSwitchCompanyMutation>(graphql`
    mutation useSwitchCompanyMutation($input: SwitchCompanyInput!) {
      switchCompany(input: $input) {
        userErrors {
          code
        }
      }
    }
  `);
  const switchTo = (companyId: string, address: string = location.pathname) =>
    commit({
      variables: { input: { companyId } },
      onCompleted: ({ switchCompany }) => {
        if (switchCompany.userErrors.length > 0) toast.failed();
        else startAnew(address);
      },
      onError: () => toast.failed(),
    });
  return { switchTo, isSwitching };
}

/** From the start: no figure of one company may ever stand beside another's. */
function startAnew(address: string): void {
  forgetColours();
  location.assign(address);
}

// Makes another company of the viewer the current one, and starts anew in it.
import { graphql } from 'react-relay';
import type { useSwitchCompanyMutation } from '../__generated__/useSwitchCompanyMutation.graphql.ts';
import { forgetColours } from '../charts/series/series-colours.ts';
import { useMutation } from '../mutations/useMutation.ts';

/** `switchTo` takes the global id of the company, and the address to start at: the page alone unless one is given. */
export function useSwitchCompany() {
  const { run, isPending } = useMutation<useSwitchCompanyMutation>(graphql`
    mutation useSwitchCompanyMutation($input: SwitchCompanyInput!) {
      switchCompany(input: $input) {
        userErrors {
          code
        }
      }
    }
  `);
  const switchTo = (companyId: string, address: string = location.pathname) =>
    run({ companyId }, { done: null, onDone: () => startAnew(address) });
  /** The same without a new start: the page is of that company already. */
  const goOnIn = (companyId: string, onDone: () => void) => run({ companyId }, { done: null, onDone });
  return { switchTo, goOnIn, isSwitching: isPending };
}

/** From the start: no figure of one company may ever stand beside another's. */
function startAnew(address: string): void {
  forgetColours();
  location.assign(address);
}

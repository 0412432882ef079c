// The pages of advice, one of each kind of commitment: the same blocks over other questions (P-06, Z-03, O-01).
import type { AdvicePageQuery } from '../../../__generated__/AdvicePageQuery.graphql.ts';
import type { PageProps } from '../../../routing/page-code.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { AdvicePage } from './AdvicePage.tsx';
import { type AdviceAddress, type AdviceChange, nodeKind } from './advice-address.ts';
import { azureAdvicePage, ec2AdvicePage, nodeAdvicePage, planAdvicePage, rdsAdvicePage } from './pages.tsx';

type Props = PageProps<AdvicePageQuery>;

export function PlanAdvicePage(props: Props) {
  return <AdvicePage kind="SAVINGS_PLANS" {...useAdvice(planAdvicePage)} {...props} />;
}

export function Ec2AdvicePage(props: Props) {
  return <AdvicePage kind="EC2" {...useAdvice(ec2AdvicePage)} {...props} />;
}

export function RdsAdvicePage(props: Props) {
  return <AdvicePage kind="RDS" {...useAdvice(rdsAdvicePage)} {...props} />;
}

export function NodeAdvicePage(props: Props) {
  const { address, change } = useAdvice(nodeAdvicePage);
  return <AdvicePage kind={nodeKind(address)} address={address} change={change} {...props} />;
}

export function AzureAdvicePage(props: Props) {
  return <AdvicePage kind="AZURE_VM" {...useAdvice(azureAdvicePage)} {...props} />;
}

/** The address in the words that all pages share; what is changed is of the page's own choices. */
function useAdvice(page: Parameters<typeof usePageAddress>[0]) {
  const { address, change } = usePageAddress(page);
  return {
    address: address as unknown as AdviceAddress,
    change: change as (change: AdviceChange, options?: { history?: 'push' | 'replace' }) => void,
  };
}

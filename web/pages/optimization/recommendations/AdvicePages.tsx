// The pages of advice, one of each kind of commitment: the same blocks over other questions (P-06, Z-03, O-01).
import type { AdvicePageQuery } from '../../../__generated__/AdvicePageQuery.graphql.ts';
import type { PageProps } from '../../../routing/page-code.ts';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { AdvicePage } from './AdvicePage.tsx';
import { nodeKind } from './advice-address.ts';
import { azureAdvicePage, ec2AdvicePage, nodeAdvicePage, planAdvicePage, rdsAdvicePage } from './pages.tsx';

type Props = PageProps<AdvicePageQuery>;

export function PlanAdvicePage(props: Props) {
  return <AdvicePage kind="SAVINGS_PLANS" {...usePageAddress(planAdvicePage)} {...props} />;
}

export function Ec2AdvicePage(props: Props) {
  return <AdvicePage kind="EC2" {...usePageAddress(ec2AdvicePage)} {...props} />;
}

export function RdsAdvicePage(props: Props) {
  return <AdvicePage kind="RDS" {...usePageAddress(rdsAdvicePage)} {...props} />;
}

export function NodeAdvicePage(props: Props) {
  const { address, change } = usePageAddress(nodeAdvicePage);
  return <AdvicePage kind={nodeKind(address)} address={address} change={change} {...props} />;
}

export function AzureAdvicePage(props: Props) {
  return <AdvicePage kind="AZURE_VM" {...usePageAddress(azureAdvicePage)} {...props} />;
}

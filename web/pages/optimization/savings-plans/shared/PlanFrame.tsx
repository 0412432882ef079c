// The frame of every page of Savings Plans.
import type { ComponentProps } from 'react';
import type { CommitmentTab } from '../../shared/bar/CommitmentTabs.tsx';
import { CommitmentFrame } from '../../shared/CommitmentFrame.tsx';

const TABS: readonly CommitmentTab[] = [
  { page: 'savingsPlans', label: 'optimization.tab.overview' },
  { page: 'savingsPlansUtilization', label: 'optimization.tab.utilization' },
  { page: 'savingsPlansCoverage', label: 'optimization.tab.coverage' },
  { page: 'savingsPlansInventory', label: 'optimization.tab.inventory' },
];

export function PlanFrame(props: Omit<ComponentProps<typeof CommitmentFrame>, 'group' | 'tabs' | 'vendor'>) {
  return <CommitmentFrame vendor="AWS" {...props} group="optimization.plans.title" tabs={TABS} />;
}

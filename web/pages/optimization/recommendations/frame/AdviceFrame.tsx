// The frame of the pages of one kind of advice: title, tabs and options.
import type { ReactNode } from 'react';
import type { RecommendationKind } from '../../../../../lib/commitments/recommendations.ts';
import type { AdviceBar_options$key } from '../../../../__generated__/AdviceBar_options.graphql.ts';
import type { AdviceAddress, AdviceChange } from '../advice-address.ts';
import { AdviceBar } from './AdviceBar.tsx';
import { AdviceTabs } from './AdviceTabs.tsx';

interface AdviceFrameProps {
  kind: RecommendationKind;
  address: AdviceAddress;
  onChange: (change: AdviceChange) => void;
  options: AdviceBar_options$key | null | undefined;
  children: ReactNode;
}

export function AdviceFrame({ kind, address, onChange, options, children }: AdviceFrameProps) {
  return (
    <AdviceTabs
      kept={address}
      vendors={[kind === 'AZURE_VM' ? 'AZURE' : 'AWS']}
      bar={<AdviceBar kind={kind} address={address} onChange={onChange} options={options} />}
    >
      {children}
    </AdviceTabs>
  );
}

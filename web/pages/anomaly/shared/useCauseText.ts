// What explains most of an anomaly, out of the graph and with its share.
import { useCallback } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { type CauseNames, causeWords } from '../../../../lib/cost/cause-words.ts';
import type { useCauseText_cause$key } from '../../../__generated__/useCauseText_cause.graphql.ts';
import { usePercent } from '../../../intl/usePercent.ts';

/** Of a top cause of the graph. */
export function causeNames(cause: useCauseText_cause$key): CauseNames & { share: number } {
  const { account, product, region, usageType, operation, purchaseOption, share } = readInlineData(
    graphql`
      fragment useCauseText_cause on AnomalyTopCause @inline {
        account {
          key
          label
        }
        operation
        product {
          key
          label
        }
        purchaseOption
        region {
          key
          label
        }
        share
        usageType
      }
    `,
    cause,
  );
  const nameOf = (item: { key: string; label: string } | null | undefined) =>
    item ? item.label || item.key : null;
  return {
    usageType: usageType || null,
    operation: operation || null,
    purchaseOption: purchaseOption || null,
    product: nameOf(product),
    region: nameOf(region),
    account: nameOf(account),
    share,
  };
}

/** With its part of the difference. */
export function useCauseText(): (cause: useCauseText_cause$key, known: string | null) => string {
  const percent = usePercent();
  return useCallback(
    (cause: useCauseText_cause$key, known: string | null) => {
      const names = causeNames(cause);
      const words = causeWords(names, known);
      return words.length === 0 ? '–' : `${words.join(' · ')} ${percent(names.share)}`;
    },
    [percent],
  );
}

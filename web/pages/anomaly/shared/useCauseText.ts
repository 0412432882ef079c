// What explains most of an anomaly, in a few words: the usage type first, else broader dimensions.
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { graphql, readInlineData } from 'react-relay';
import type { useCauseText_cause$key } from '../../../__generated__/useCauseText_cause.graphql.ts';

export interface CauseNames {
  usageType: string | null;
  operation: string | null;
  purchaseOption: string | null;
  product: string | null;
  region: string | null;
  account: string | null;
}

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

/** The most telling names: at most two; what the anomaly is called by already says nothing. */
export function causeWords(
  { usageType, operation, purchaseOption, product, region, account }: CauseNames,
  known: string | null = null,
) {
  const told = (names: readonly (string | null)[]) =>
    names.filter((name) => name !== null).filter((name) => name !== known);
  const metered = told([usageType, operation, purchaseOption]);
  return (metered.length > 0 ? metered : told([product, region, account])).slice(0, 2);
}

/** With its part of the difference. */
export function useCauseText(): (cause: useCauseText_cause$key, known: string | null) => string {
  const intl = useIntl();
  return useCallback(
    (cause: useCauseText_cause$key, known: string | null) => {
      const names = causeNames(cause);
      const share = intl.formatNumber(names.share / 100, { style: 'percent', maximumFractionDigits: 0 });
      const words = causeWords(names, known);
      return words.length === 0 ? '–' : `${words.join(' · ')} ${share}`;
    },
    [intl],
  );
}

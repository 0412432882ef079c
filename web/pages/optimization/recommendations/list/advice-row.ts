// A piece of advice as lists, files and the drawer show it.
import { graphql, readInlineData } from 'react-relay';
import type {
  adviceRow_piece$data,
  adviceRow_piece$key,
} from '../../../../__generated__/adviceRow_piece.graphql.ts';

export type AdviceRow = adviceRow_piece$data;

export function adviceRow(piece: adviceRow_piece$key): AdviceRow {
  return readInlineData(
    graphql`
      fragment adviceRow_piece on Recommendation @inline {
        key
        kind
        account
        accountName
        lookBackDays
        termYears
        paymentOption
        planType
        instanceFamily
        instanceType
        region
        regionName
        platform
        tenancy
        offeringClass
        deployment
        operation
        isSizeFlexible
        flexibilityGroup
        commitment
        quantity
        normalizedUnits
        averageUse
        minimumUse
        maximumUse
        utilization
        coverage
        savingsRate
        monthlyOnDemand
        monthlySavings
        savingsLow
        savingsHigh
        breakEvenUtilization
        breakEvenMonths
        breakEvenFall
        lockInMonths
        upfrontCost
        recurringCost
        downside {
          fallPercent
          leastMonthlySavings
          monthlySavings
        }
        decision @catch(to: NULL) {
          state
          until
        }
        rate {
          discount
          file
          from
          isOfOtherTerms
          source
        }
      }
    `,
    piece,
  );
}

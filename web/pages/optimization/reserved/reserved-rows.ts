// Rows of reservations as the components read them: fragments that are read where lists and files are made.
import { graphql, readInlineData } from 'react-relay';
import type {
  reservedRows_agreement$data,
  reservedRows_agreement$key,
} from '../../../__generated__/reservedRows_agreement.graphql.ts';
import type {
  reservedRows_figures$data,
  reservedRows_figures$key,
} from '../../../__generated__/reservedRows_figures.graphql.ts';
import type {
  reservedRows_group$data,
  reservedRows_group$key,
} from '../../../__generated__/reservedRows_group.graphql.ts';
import type {
  reservedRows_terms$data,
  reservedRows_terms$key,
} from '../../../__generated__/reservedRows_terms.graphql.ts';

export type UseFigures = Omit<reservedRows_figures$data, ' $fragmentType'>;
export type Terms = Omit<reservedRows_terms$data, ' $fragmentType'>;

/** A row of a list of use: a reservation, a family or a service. */
export interface UseRow {
  key: string;
  name: string;
  figures: UseFigures;
  /** Of a reservation. */
  terms: Terms | null;
  /** Of a family or a service. */
  reservationCount: number | null;
}

export function figuresOf(key: reservedRows_figures$key): UseFigures {
  return readInlineData(
    graphql`
      fragment reservedRows_figures on ReservationFigures @inline {
        utilization
        utilizationForm
        moneyUtilization
        totalPayment
        usedPayment
        unusedPayment
        onDemandSpend
        netSavings
        savingsRate
        usedQuantity
        unusedQuantity
        quantityUnit
      }
    `,
    key,
  );
}

export function termsOf(key: reservedRows_terms$key): Terms {
  return readInlineData(
    graphql`
      fragment reservedRows_terms on ReservationTerms @inline {
        id
        fullId
        name
        account
        accountName
        product
        instanceType
        instanceFamily
        region
        regionName
        paymentOption
        startsAt
        endsAt
        termSeconds
        remainingSeconds
        status
        isExpired
      }
    `,
    key,
  );
}

export function agreementRow(key: reservedRows_agreement$key): UseRow {
  const { terms, figures }: reservedRows_agreement$data = readInlineData(
    graphql`
      fragment reservedRows_agreement on ReservationAgreement @inline {
        terms {
          ...reservedRows_terms
        }
        figures {
          ...reservedRows_figures
        }
      }
    `,
    key,
  );
  const read = termsOf(terms);
  return {
    key: read.fullId,
    name: read.name,
    figures: figuresOf(figures),
    terms: read,
    reservationCount: null,
  };
}

export function groupRow(key: reservedRows_group$key): UseRow {
  const group: reservedRows_group$data = readInlineData(
    graphql`
      fragment reservedRows_group on ReservationGroup @inline {
        key
        name
        reservationCount
        figures {
          ...reservedRows_figures
        }
      }
    `,
    key,
  );
  const { name, reservationCount } = group;
  return { key: group.key, name, reservationCount, figures: figuresOf(group.figures), terms: null };
}

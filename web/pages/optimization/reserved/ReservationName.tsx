// The name of a reservation: opens its drawer; of an expired one it is grey, and says so.
import { FormattedMessage } from 'react-intl';
import { CommitmentName, isDrawn } from '../shared/CommitmentName.tsx';
import classes from './Reserved.module.css';
import type { Terms } from './reserved-rows.ts';

interface ReservationNameProps {
  terms: Pick<Terms, 'id' | 'name' | 'instanceType' | 'isExpired'>;
  onOpen: (id: string) => void;
}

export function ReservationName({ terms, onOpen }: ReservationNameProps) {
  const { id, isExpired } = terms;
  return (
    <span data-expired={isExpired || undefined}>
      <CommitmentName id={id} name={nameOf(terms)} isDimmed={isExpired} onOpen={onOpen} />
      {isExpired ? (
        <span className={classes.mark}>
          <FormattedMessage id="optimization.reserved.expired" />
        </span>
      ) : null}
    </span>
  );
}

/** One without a name of its own is called by what was bought. */
function nameOf({ id, name, instanceType }: ReservationNameProps['terms']): string {
  return name === id && isDrawn(id) ? (instanceType ?? name) : name;
}

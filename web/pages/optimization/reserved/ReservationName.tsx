// The name of a reservation: opens its drawer; of an expired one it is grey, and says so.
import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import classes from './Reserved.module.css';
import type { Terms } from './reserved-rows.ts';

interface ReservationNameProps {
  terms: Pick<Terms, 'id' | 'name' | 'isExpired'>;
  onOpen: (id: string) => void;
}

export function ReservationName({ terms: { id, name, isExpired }, onOpen }: ReservationNameProps) {
  return (
    <span className={isExpired ? classes.expired : undefined} data-expired={isExpired || undefined}>
      <Button
        variant="transparent"
        size="compact-sm"
        className={isExpired ? (classes.expired ?? '') : (classes.open ?? '')}
        onClick={() => onOpen(id)}
      >
        {name}
      </Button>
      {isExpired ? (
        <span className={classes.mark}>
          <FormattedMessage id="optimization.reserved.expired" />
        </span>
      ) : null}
    </span>
  );
}

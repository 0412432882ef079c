// One condition in the state bar: opens its values, and goes by one click.
import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import bar from '../../../../components/state-bar/StateChip.module.css';
import { VendorBadge } from '../../../../components/vendors/VendorBadge.tsx';
import type { Vendor } from '../../../../components/vendors/vendors.ts';
import type { Condition } from '../filters/conditions.ts';
import { useFilterTexts } from '../filters/useFilterTexts.ts';
import classes from './Filters.module.css';

interface ConditionChipProps {
  /** Null: it holds for all of these alike. */
  vendor: Vendor | null;
  vendors: readonly Vendor[];
  condition: Condition;
  onOpen: () => void;
  onRemove: () => void;
}

export function ConditionChip({ vendor, vendors, condition, onOpen, onRemove }: ConditionChipProps) {
  const intl = useIntl();
  const texts = useFilterTexts();
  const whole = texts.condition(condition, vendors, 'whole');
  return (
    <span className={bar.chip} data-chip data-changed>
      <UnstyledButton
        className={bar.button ?? ''}
        title={whole}
        aria-label={intl.formatMessage({ id: 'cost-analytics.filters.change' }, { condition: whole })}
        onClick={onOpen}
      >
        {vendor ? <VendorBadge vendor={vendor} isDecorative /> : null}
        <span className={classes.chipText}>{texts.condition(condition, vendors, 'short')}</span>
      </UnstyledButton>
      <ActionIcon
        className={bar.clear ?? ''}
        size={24}
        onClick={onRemove}
        aria-label={intl.formatMessage({ id: 'cost-analytics.filters.remove' }, { condition: whole })}
      >
        <IconX size={12} aria-hidden />
      </ActionIcon>
    </span>
  );
}

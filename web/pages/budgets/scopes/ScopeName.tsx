// What a budget is for, in words; children stand further in than their parents.
import { FormattedMessage } from 'react-intl';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import { VendorBadge } from '../../../components/vendors/VendorBadge.tsx';
import classes from '../Budgets.module.css';
import type { Row } from '../budget-rows.ts';

const LAYERS: Record<Row['scope']['kind'], number> = {
  COMPANY: 0,
  VENDOR: 1,
  ACCOUNT: 2,
  SERVICE_GROUP: 0,
  TAG: 0,
};

export function ScopeName({ row: { scope, name } }: { row: Pick<Row, 'scope' | 'name'> }) {
  return (
    <span className={classes.scope} data-layer={LAYERS[scope.kind]}>
      {scope.vendor ? <VendorBadge vendor={scope.vendor} isDecorative /> : null}{' '}
      <ScopeWords scope={scope} name={name} />
    </span>
  );
}

function ScopeWords({ scope, name }: Pick<Row, 'scope' | 'name'>) {
  const vendorName = useVendorName();
  if (scope.kind === 'COMPANY') return <FormattedMessage id="budgets.page.company" />;
  if (scope.kind === 'VENDOR') return scope.vendor ? vendorName(scope.vendor) : null;
  return name;
}

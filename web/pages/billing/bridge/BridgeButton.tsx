// Opens why Cost Analytics shows another figure than the bill, for who may see both.
import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { usePageAddress } from '../../../routing/usePageAddress.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import billClasses from '../bill/Bill.module.css';
import { billingPage } from '../page.tsx';

export function BridgeButton() {
  const { change } = usePageAddress(billingPage);
  const { canSee } = useShellViewer();
  if (!canSee('COST_ANALYTICS')) return null;
  return (
    <Button
      variant="default"
      className={billClasses.bridge ?? ''}
      onClick={() => change({ bridge: 'billed' })}
    >
      <FormattedMessage id="billing.bridge.title" />
    </Button>
  );
}

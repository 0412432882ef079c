// The kinds of files of a bill and of each of its parts, to choose one of.
import { useIntl } from 'react-intl';
import { BILL_FORMATS, type BillFormat } from '../../../../lib/files/bill-parts.ts';
import { Menu } from '../../../components/overlays/Menu.tsx';

/** As the graph names them. */
export function BillFormats({ onPick }: { onPick: (format: Uppercase<BillFormat>) => void }) {
  const intl = useIntl();
  return (
    <Menu.Dropdown>
      {BILL_FORMATS.map((format) => {
        const type = format.toUpperCase() as Uppercase<BillFormat>;
        return (
          <Menu.Item key={format} onClick={() => onPick(type)}>
            {intl.formatMessage({ id: 'billing.send.fileTypeName' }, { type })}
          </Menu.Item>
        );
      })}
    </Menu.Dropdown>
  );
}

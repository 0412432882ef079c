// Billed cost in each currency on its own.
import { CodedAmount } from '../../../components/files/FigureText.tsx';

interface Billed {
  currency: string;
  billed: number;
}

export function BilledCell({ amounts }: { amounts: readonly Billed[] }) {
  if (amounts.length === 0) return <td>–</td>;
  return (
    <td>
      <BilledAmounts amounts={amounts} />
    </td>
  );
}

export function BilledAmounts({ amounts }: { amounts: readonly Billed[] }) {
  return amounts.map(({ currency, billed }) => (
    <div key={currency}>
      <CodedAmount amount={billed} currency={currency} />
    </div>
  ));
}

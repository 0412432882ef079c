// What a table says is what its file has, with all digits of its figures.
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { tableOfElement } from '../../../web/components/files/element-table.ts';

afterEach(cleanup);

const money = (value: number, currency: string, text: string) => (
  <span data-value={value} data-currency={currency}>
    {text}
  </span>
);

function tableOf(content: React.ReactNode) {
  const { container } = render(<table>{content}</table>);
  const table = container.querySelector('table');
  if (!table) throw new Error('no table');
  const { columns, rows } = tableOfElement(table, { currency: 'Currency', unit: 'Unit' });
  return { heads: columns.map(({ head }) => head), formats: columns.map(({ format }) => format.as), rows };
}

describe('a table as a file', () => {
  it('has exact amounts, names their currency once, and leaves out tools and what is drawn alone', () => {
    const file = tableOf(
      <>
        <thead>
          <tr>
            <th>Account</th>
            <th>Cost</th>
            <th>Change</th>
            <th data-tool>Actions</th>
            <th />
          </tr>
        </thead>
        <tbody>
          <tr>
            <th>
              <button type="button">shop</button>
              <svg>
                <title>sign</title>
              </svg>
              <div>ID 12</div>
            </th>
            <td>{money(1.23456, 'USD', '$1.23')}</td>
            <td>
              <span data-value={-2.5} data-unit="%">
                −2.50% <span data-value={9}>$9</span>
              </span>
            </td>
            <td>
              <button type="button">Delete</button>
            </td>
            <td>hidden</td>
          </tr>
          <tr>
            <th>other</th>
            <td>–</td>
            <td>new</td>
            <td />
            <td />
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th>Total</th>
            <td>{money(1.23456, 'USD', '$1.23')}</td>
            <td />
            <td />
            <td />
          </tr>
        </tfoot>
      </>,
    );
    expect(file.heads).toEqual(['Account', 'Cost (USD)', 'Change']);
    expect(file.formats).toEqual(['text', 'money', 'percent']);
    expect(file.rows).toEqual([
      ['shop ID 12', 1.23456, -2.5],
      ['other', null, 'new'],
      ['Total', 1.23456, null],
    ]);
  });

  it('names the currency of each row where they differ, and what is chosen in a field', () => {
    const file = tableOf(
      <>
        <thead>
          <tr>
            <th>Right</th>
            <th>Total</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <select defaultValue="edit">
                <option value="view">may see</option>
                <option value="edit">may edit</option>
              </select>
            </td>
            <td>{money(5, 'USD', '$5')}</td>
          </tr>
          <tr>
            <td colSpan={1}>none</td>
            <td>{money(6000, 'KRW', '₩6,000')}</td>
          </tr>
        </tbody>
      </>,
    );
    expect(file.heads).toEqual(['Right', 'Total', 'Total · Currency']);
    expect(file.rows).toEqual([
      ['may edit', 5, 'USD'],
      ['none', 6000, 'KRW'],
    ]);
  });

  it('has a column for each currency or unit of the figures of one cell, and one for the units of many', () => {
    const quantity = (value: number, unit: string) => <span data-value={value} data-unit={unit} />;
    const file = tableOf(
      <>
        <thead>
          <tr>
            <th>Expected</th>
            <th>Billed</th>
            <th>Quantity</th>
            <th>Hours</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              {money(8.125, 'USD', '$8.13')} {quantity(81.25, '%')}
            </td>
            <td>
              {money(1.5, 'USD', '$1.50')}
              {money(2000, 'KRW', '₩2,000')}
            </td>
            <td>{quantity(3.0001, 'Hrs')}</td>
            <td>{quantity(3.0001, 'Hrs')}</td>
          </tr>
          <tr>
            <td>–</td>
            <td>{money(3, 'KRW', '₩3')}</td>
            <td>{quantity(7, 'GB')}</td>
            <td>none</td>
          </tr>
        </tbody>
      </>,
    );
    expect(file.heads).toEqual([
      ...['Expected (USD)', 'Expected (%)', 'Billed (USD)', 'Billed (KRW)'],
      ...['Quantity', 'Quantity · Unit', 'Hours (Hrs)'],
    ]);
    expect(file.formats).toEqual(['money', 'percent', 'money', 'money', 'number', 'text', 'number']);
    expect(file.rows).toEqual([
      [8.125, 81.25, 1.5, 2000, 3.0001, 'Hrs', 3.0001],
      [null, null, null, 3, 7, 'GB', 'none'],
    ]);
  });

  it('leaves out figures that are drawn for narrow screens alone', () => {
    const file = tableOf(
      <>
        <thead>
          <tr>
            <th>Product</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th>
              EC2 <span data-tool>{money(5, 'USD', '$5')}</span>
            </th>
          </tr>
        </tbody>
      </>,
    );
    expect(file.rows).toEqual([['EC2']]);
  });

  it('has the minus that programs read in texts, too, but leaves names as they are', () => {
    const file = tableOf(
      <>
        <thead>
          <tr>
            <th>Product</th>
            <th>Points</th>
            <th>Twice</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th>a−b</th>
            <td>−0.5</td>
            <td>−CN¥7.00 of −$8</td>
          </tr>
        </tbody>
      </>,
    );
    expect(file.rows).toEqual([['a−b', '-0.5', '-CN¥7.00 of -$8']]);
  });

  it('keeps cells under their heads where one stands over several', () => {
    const file = tableOf(
      <>
        <thead>
          <tr>
            <th>A</th>
            <th>B</th>
            <th>C</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td colSpan={2}>both</td>
            <td>last</td>
          </tr>
        </tbody>
      </>,
    );
    expect(file.rows).toEqual([['both', null, 'last']]);
  });
});

// Tables wider than their room, and names longer than theirs: nothing is lost without a cue.
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PartedLabel } from '../../../web/components/cost-items/PartedLabel.tsx';
import { columnsBeyond } from '../../../web/components/tables/columns-beyond.ts';
import { columnWidth } from '../../../web/components/tables/text-width.ts';
import { totalFirst } from '../../../web/components/tables/total-first.ts';

describe('the columns of a table', () => {
  it('are told where they end beyond the edge, but not for a pixel', () => {
    const edges = [0, 200, 300, 400].map((left, place, all) => ({ left, right: all[place + 1] ?? 500.4 }));
    expect(columnsBeyond(edges, 500)).toBe(0);
    expect(columnsBeyond(edges, 399)).toBe(1);
    expect(columnsBeyond(edges, 250)).toBe(3);
  });

  it('are as wide as their widest figure, or the longest word of their head', () => {
    expect(columnWidth('Total', ['1.00'])).toBeLessThan(columnWidth('Total', ['$1,234,567.00']));
    expect(columnWidth('Additional services', ['1.00'])).toBe(columnWidth('Additional', []));
    expect(columnWidth('합계 금액', [])).toBeGreaterThan(columnWidth('to pay', []));
  });

  it('begin with name and sum where few are in sight', () => {
    expect(totalFirst(['name', 'list', 'vat', 'total'])).toEqual(['name', 'total', 'list', 'vat']);
    expect(totalFirst(['name'])).toEqual(['name']);
  });
});

describe('a name of several parts', () => {
  it('is cut part by part, so that the last stays in sight, and told whole', () => {
    render(<PartedLabel label="Amazon EC2 · us-east-1 · BoxUsage" />);
    const name = screen.getByTitle('Amazon EC2 · us-east-1 · BoxUsage');
    expect(name.textContent).toBe('Amazon EC2 · us-east-1 · BoxUsage');
    const parts = [...name.children].map((part) => [part.textContent, part.hasAttribute('data-last')]);
    expect(parts).toEqual([
      ['Amazon EC2', false],
      [' · us-east-1', false],
      [' · BoxUsage', true],
    ]);
  });
});

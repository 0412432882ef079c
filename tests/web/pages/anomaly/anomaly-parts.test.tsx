// The parts of the screens of anomalies over plain values: sentence, days, causes, bars, levels, steps (N-03 to N-09).
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ANOMALY_KINDS } from '../../../../lib/catalogue/anomaly.ts';
import english from '../../../../locales/en.json' with { type: 'json' };
import japanese from '../../../../locales/ja.json' with { type: 'json' };
import korean from '../../../../locales/ko.json' with { type: 'json' };
import chinese from '../../../../locales/zh.json' with { type: 'json' };
import { type BandDay, bandScale, runsOf } from '../../../../web/charts/band/band-scale.ts';
import {
  AnomalySentence,
  type SentenceParts,
} from '../../../../web/pages/anomaly/detail/AnomalySentence.tsx';
import { CauseGrid, type CauseRow } from '../../../../web/pages/anomaly/detail/CauseGrid.tsx';
import { DaysView } from '../../../../web/pages/anomaly/detail/DaysView.tsx';
import { AvailabilityTimeline } from '../../../../web/pages/anomaly/summary/AvailabilityTimeline.tsx';
import { LevelCounts } from '../../../../web/pages/anomaly/summary/LevelCounts.tsx';
import { TopBars } from '../../../../web/pages/anomaly/top/TopBars.tsx';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

const { environment } = answeredEnvironment();
const inEnglish = { wrapper: around({ environment }) };
afterEach(cleanup);

const sentenceIn = (container: Element) => container.querySelector('p')?.textContent?.trim();

describe('the sentence', () => {
  const clause = (text: string) => ({ text, to: `/cost-analytics?of=${encodeURIComponent(text)}` });
  const parts: SentenceParts = {
    kind: 'USAGE',
    unit: 'DAY',
    direction: 'UP',
    product: clause('Amazon EC2'),
    region: clause('us-east-1'),
    account: clause('shop'),
    amount: clause('$412.00'),
    percent: '+60.4%',
    start: '05/05/2018',
    end: null,
    days: '/cost-analytics?days',
    cause: { ...clause('NatGateway-Bytes'), share: '81%' },
    resource: clause('nat-0a1'),
    owner: clause('team: web'),
  };

  it('says what, where, how much, since when and why, and each clause leads there', () => {
    const { container } = render(<AnomalySentence {...parts} />, inEnglish);
    expect(sentenceIn(container)).toBe(
      'Amazon EC2 in us-east-1 of shop cost $412.00 more than expected (+60.4%) since 05/05/2018. ' +
        '81% of it is NatGateway-Bytes. Most of that is from nat-0a1. It belongs to team: web.',
    );
    const links = within(container).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Amazon EC2', parts.product?.to],
      ['us-east-1', parts.region?.to],
      ['shop', parts.account.to],
      ['$412.00 more', parts.amount.to],
      ['since 05/05/2018', parts.days],
      ['81% of it is NatGateway-Bytes', parts.cause?.to],
      ['nat-0a1', parts.resource?.to],
      ['team: web', parts.owner?.to],
    ]);
  });

  it('leaves out what is not known, and names both ends of what is over', () => {
    const bare = { ...parts, product: null, region: null, percent: null, cause: null, resource: null };
    const { container } = render(
      <AnomalySentence {...bare} direction="DOWN" end="05/09/2018" owner={null} days={null} />,
      inEnglish,
    );
    expect(sentenceIn(container)).toBe('shop cost $412.00 less than expected from 05/05/2018 to 05/09/2018.');
  });

  it.each([
    ['en', english, 'on 05/05/2018'],
    ['ko', korean, '05/05/2018에'],
    ['ja', japanese, '05/05/2018 に'],
    ['zh', chinese, '05/05/2018'],
  ] as const)('names a single day once in %s', (language, messages, words) => {
    const wrapper = around({ environment, language, messages });
    const { container } = render(<AnomalySentence {...parts} end={parts.start} />, { wrapper });
    const days = within(container)
      .getAllByRole('link')
      .find((link) => link.getAttribute('href') === parts.days);
    expect(days?.textContent).toBe(words);
  });

  it.each([
    ['ko', korean],
    ['ja', japanese],
    ['zh', chinese],
  ] as const)('holds every clause in %s', (language, messages) => {
    for (const kind of ANOMALY_KINDS) {
      const wrapper = around({ environment, language, messages });
      const { container, unmount } = render(<AnomalySentence {...parts} kind={kind} />, { wrapper });
      const words = container.textContent ?? '';
      for (const fact of ['Amazon EC2', 'us-east-1', 'shop', '$412.00', '05/05/2018', 'nat-0a1', '81%'])
        expect(words, kind).toContain(fact);
      expect(within(container).getAllByRole('link')).toHaveLength(8);
      unmount();
    }
  });
});

const MODELS = ['ARIMA', 'ETS', 'PCR'].map((id) => ({ id, label: id }));
const dayOf = (place: number, amount: number, outside: number): BandDay => ({
  day: `2018-05-${String(place).padStart(2, '0')}`,
  label: `05/${place}`,
  amount,
  expected: 100,
  bands: MODELS.map(({ id }, at) => ({ id, low: 80, high: 120, isOutside: at < outside })),
  isMarked: outside > 1,
});
const days = [dayOf(1, 100, 0), dayOf(2, 130, 1), dayOf(3, 410, 3), dayOf(4, 390, 2)];
const plain = (amount: number) => `$${amount}`;
const format = {
  ...{ currency: 'USD', rounding: { digits: 2, isCut: false } },
  ...{ plain, full: plain, estimate: plain, axis: plain, short: plain },
};

describe('the days', () => {
  it('have an axis of few round steps that holds bands and zero', () => {
    expect(bandScale(days)).toEqual({ low: 0, high: 600, steps: [0, 200, 400, 600] });
  });

  it('are not joined over a gap', () => {
    const gap: BandDay = { ...dayOf(3, 0, 0), amount: null };
    const isKnown = ({ amount }: BandDay) => amount !== null;
    expect(runsOf([dayOf(1, 1, 0), dayOf(2, 1, 0), gap, dayOf(4, 1, 0)], isKnown)).toEqual([
      [0, 1],
      [3, 3],
    ]);
  });

  it('begin at the worst one, say what each model allowed, and move by keys', () => {
    const without = days.map((day) => ({ ...day, amount: 101 }));
    render(
      <DaysView days={days} without={without} causeName="NAT" models={MODELS} unit="DAY" format={format} />,
      inEnglish,
    );
    const [billed, rest] = screen.getAllByRole('slider');
    expect(billed?.getAttribute('aria-valuetext')).toContain('2018-05-03');
    expect(billed?.getAttribute('aria-valuetext')).toContain('3 models');
    expect(rest?.getAttribute('aria-label')).toBe('Without NAT');
    expect(screen.getByText(/ETS outside/)).toBeTruthy();
    if (billed) fireEvent.keyDown(billed, { key: 'ArrowLeft' });
    expect(billed?.getAttribute('aria-valuetext')).toContain('2018-05-02');
    expect(rest?.getAttribute('aria-valuenow')).toBe('1');
    expect(screen.getByText(/ARIMA outside/)).toBeTruthy();
    expect(screen.getByText(/ETS inside/)).toBeTruthy();
  });

  it('draw the band of one model alone', () => {
    const { container } = render(
      <DaysView days={days} without={null} causeName={null} models={MODELS} unit="DAY" format={format} />,
      inEnglish,
    );
    const bands = () => container.querySelectorAll('path[data-model]').length;
    expect(bands()).toBe(3);
    fireEvent.click(screen.getByLabelText('ETS'));
    expect(bands()).toBe(1);
  });
});

describe('the causes', () => {
  const names = {
    product: 'EC2',
    account: 'shop',
    region: 'us-east-1',
    operation: 'Run',
    purchaseOption: '',
  };
  const row = (id: string, influence: number, real: number, difference: number): CauseRow => ({
    ...names,
    id,
    influence,
    usageType: id,
    real,
    difference,
    percent: 10,
    othersCount: null,
    to: null,
  });

  it('add up to the total in every column, and in every row, as they are printed', () => {
    const rows = [
      row('a', 60, 10.004, 5.004),
      row('b', 31, 3.004, 2.004),
      { ...row('c', 9, 1.004, 0.504), othersCount: 4 },
    ];
    render(
      <CauseGrid rows={rows} total={{ real: 14.012, difference: 7.512, percent: 115 }} currency="USD" />,
      inEnglish,
    );
    // The amounts stand after service, account and region, which the total and the others have as one cell.
    const cells = screen
      .getAllByRole('row')
      .slice(1)
      .map((line) => within(line).getAllByRole<HTMLTableCellElement>('cell'))
      .map(([first, ...others]) =>
        others
          .slice(3 - (first?.colSpan ?? 1), 6 - (first?.colSpan ?? 1))
          .map((cell) => Number(cell.textContent)),
      );
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Influence',
      'Service',
      'Account',
      'Region',
      'Forecast (USD)',
      'Real (USD)',
      'Difference (USD)',
      'Change',
      'Usage type',
      'Operation',
      'Purchase option',
    ]);
    const [total, ...parts] = cells;
    const cents = (column: number) =>
      parts.reduce((sum, part) => sum + Math.round((part[column] ?? 0) * 100), 0);
    expect([0, 1, 2].map(cents)).toEqual(total?.map((amount) => Math.round(amount * 100)));
    for (const [expected = 0, real = 0, difference = 0] of cells)
      expect(Math.round((expected + difference) * 100)).toBe(Math.round(real * 100));
    expect(screen.getByText('4 other parts')).toBeTruthy();
  });
});

describe('bars and levels', () => {
  it('choose what the list shows, and take it back', () => {
    const onChoose = vi.fn();
    const bar = { vendor: 'AWS', impact: '$9', width: 100, direction: 'UP', count: 2 } as const;
    const bars = [
      { ...bar, id: 'a', label: 'EC2' },
      { ...bar, id: 'b', label: 'S3' },
    ];
    render(<TopBars title="AI" bars={bars} chosen="b" onChoose={onChoose} />, inEnglish);
    const [first, second] = screen.getAllByRole('button');
    if (first) fireEvent.click(first);
    if (second) fireEvent.click(second);
    expect(onChoose.mock.calls).toEqual([['a'], [null]]);
    expect(second?.getAttribute('aria-pressed')).toBe('true');
  });

  it('say each level by its word, with none where there is none', () => {
    const onChoose = vi.fn();
    render(
      <LevelCounts counts={[{ level: 'MAJOR', count: 3 }]} chosen={['MINOR']} onChoose={onChoose} />,
      inEnglish,
    );
    const [critical, major] = screen.getAllByRole('button');
    expect([critical?.textContent, major?.textContent]).toEqual(['0Critical', '3Major']);
    if (major) fireEvent.click(major);
    expect(onChoose).toHaveBeenCalledWith(['MINOR', 'MAJOR']);
  });
});

it('the steps say what is done, what is now and until when, and what comes', () => {
  render(<AvailabilityTimeline now="LEARNING_PATTERNS" availableOn="2018-05-12" />, inEnglish);
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.dataset.progress)).toEqual(['done', 'done', 'now', 'next', 'next']);
  const now = steps.find((step) => step.getAttribute('aria-current') === 'step');
  expect(now?.textContent).toBe(
    `${english['anomaly.availability.step'].match(/LEARNING_PATTERNS \{([^}]+)\}/)?.[1]}until 05/12/2018`,
  );
});

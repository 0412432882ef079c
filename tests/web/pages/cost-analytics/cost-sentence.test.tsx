// The first sentence of Cost Analytics: something true about every cost and every comparison, in four languages.
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../../lib/catalogue/languages.ts';
import en from '../../../../locales/en.json' with { type: 'json' };
import ja from '../../../../locales/ja.json' with { type: 'json' };
import ko from '../../../../locales/ko.json' with { type: 'json' };
import zh from '../../../../locales/zh.json' with { type: 'json' };
import { costAnalyticsPage } from '../../../../web/pages/cost-analytics/page.tsx';
import { CostWords } from '../../../../web/pages/cost-analytics/sentence/CostSentence.tsx';
import { answeredEnvironment } from '../../../support/components/answered-environment.ts';
import { around } from '../../../support/components/around.tsx';

afterEach(cleanup);

const CATALOGUES = { en, ja, ko, zh };
const named = (key: string) => ({
  ...{ key, label: key, labels: [key], vendor: 'AWS' as const, isOthers: false, byVendor: null },
});
const item = (key: string, total: number, share: number) => ({ ...named(key), total, share });
const moved = (key: string, difference: number) => ({ ...named(key), change: { difference } });
const NONE = { rising: [], falling: [] };

function say(props: Partial<ComponentProps<typeof CostWords>>, language: Language = 'en', at?: string) {
  const { environment } = answeredEnvironment();
  const { container } = render(
    <CostWords
      items={[item('EC2', 40, 40), item('RDS', 9, 9)]}
      moved={NONE}
      total={100}
      difference={null}
      shownDifference={props.difference ?? 0}
      cost="individual"
      currency="USD"
      {...props}
    />,
    {
      wrapper: around({
        environment,
        page: costAnalyticsPage,
        language,
        messages: CATALOGUES[language],
        ...(at && { at }),
      }),
    },
  );
  return container.querySelector('p')?.textContent;
}

describe('without a comparison', () => {
  it('names the largest item, even where it is a small part', () => {
    expect(say({})).toBe('EC2 is 40.0% of the cost.');
    cleanup();
    expect(say({ items: [item('EC2', 4, 4), item('RDS', 3, 3)] })).toBe('EC2 is 4.0% of the cost.');
  });

  it('names an account by its alias, and has its id in the title', () => {
    const account = { ...item('1511dba3-d964', 40, 40), label: 'Shop', labels: ['Shop'] };
    const of = { items: [account, item('426099287299', 38, 38)] };
    expect(say(of, 'en', '/cost-analytics?viewBy=account')).toBe(
      'Shop is 40.0% of the cost, 426099287299 38.0%.',
    );
    expect(screen.getByRole('link', { name: 'Shop' }).title).toBe('Shop [1511dba3-d964]');
  });

  it('tells items of one name apart by their vendors', () => {
    const untagged = (vendor: 'AWS' | 'GCP', share: number) => ({ ...item('', share, share), vendor });
    const of = { items: [untagged('AWS', 53), item('web', 20, 20), untagged('GCP', 18)] };
    expect(say(of, 'en', '/cost-analytics?viewBy=tag&viewByKey=team')).toBe(
      'AWS · NON-TAG is 53.0% of the cost, web 20.0%, GCP · NON-TAG 18.0%.',
    );
  });

  it('names it by its amount where there is no share of the total', () => {
    expect(say({ items: [item('EC2', 5, 0), item('Credit', -20, 0)], total: -15 })).toBe(
      'EC2 costs most ($5).',
    );
    cleanup();
    // As its row shows it, which was rounded with the others.
    expect(say({ items: [{ ...item('EC2', 5.234, 0), shown: 5.24 }], total: -15 })).toBe(
      'EC2 costs most ($5.24).',
    );
    cleanup();
    expect(say({ items: [item('EC2', 0, 0)], total: 0 })).toBe('All items together cost nothing.');
  });
});

describe('with a comparison', () => {
  it('says the change and what explains it', () => {
    const both = { rising: [moved('EC2', 30), moved('RDS', 2)], falling: [moved('S3', -5)] };
    expect(say({ moved: both, difference: 27 })).toBe(
      'The cost rose by $27. EC2 (+$30) changed by more than the whole rise. S3 went the other way (−$5).',
    );
  });

  it('says it of averages too', () => {
    expect(say({ moved: { rising: [], falling: [moved('S3', -5)] }, difference: -5, cost: 'average' })).toBe(
      'The average a day fell by $5. S3 (−$5) explains 100.0% of the fall.',
    );
  });

  it('names the largest of many small changes', () => {
    const small = { rising: [moved('EC2', 3), moved('RDS', 2)], falling: [] };
    expect(say({ moved: small, difference: 60 })).toBe(
      'The cost rose by $60. Many items rose a little, EC2 most (+$3).',
    );
  });

  it('says that nothing changed, and what the cost is mostly of', () => {
    expect(say({ difference: 0 })).toBe('The cost is as before. EC2 is 40.0% of the cost.');
  });
});

it.each(LANGUAGES)('has a link for each name in %s, and no word of a template', (language) => {
  const small = { rising: [moved('EC2', 3)], falling: [moved('S3', -30)] };
  expect(say({ moved: small, difference: 60 }, language)).not.toMatch(/[{}]|undefined|null/);
  const links = screen.getAllByRole('link').map((link) => new URL((link as HTMLAnchorElement).href));
  expect(links.map(({ searchParams }) => searchParams.get('item'))).toEqual(['EC2', 'S3']);
});

// What pages do, found by the command palette: by whose words, with which right, and from where.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import english from '../../../locales/en.json' with { type: 'json' };
import japanese from '../../../locales/ja.json' with { type: 'json' };
import korean from '../../../locales/ko.json' with { type: 'json' };
import chinese from '../../../locales/zh.json' with { type: 'json' };
import { forgetAskedElsewhere } from '../../../web/routing/actions/offered-actions.ts';
import type { PageActionName } from '../../../web/routing/actions/page-actions.ts';
import { usePageAction } from '../../../web/routing/actions/usePageAction.ts';
import { fittingGroups } from '../../../web/shell/palette/commands.ts';
import { usePageCommands } from '../../../web/shell/palette/usePageCommands.tsx';
import type { ShellViewer } from '../../../web/viewer/shell-viewer.ts';
import { answeredEnvironment } from '../../support/components/answered-environment.ts';
import { around } from '../../support/components/around.tsx';

afterEach(() => {
  cleanup();
  forgetAskedElsewhere('');
});

const LANGUAGES = { en: english, ko: korean, ja: japanese, zh: chinese };

function Found({ search }: { search: string }) {
  const groups = usePageCommands();
  const commands = groups.flatMap(({ commands: own }) => own);
  const { pathname } = useLocation();
  useEffect(() => forgetAskedElsewhere(pathname), [pathname]);
  return (
    <>
      <output>{pathname}</output>
      {fittingGroups(groups, search).flatMap(({ label, options }) =>
        options.map(({ id }) => (
          <button
            key={id}
            type="button"
            aria-label={`${label}: ${id}`}
            onClick={commands.find((each) => each.id === id)?.run}
          />
        )),
      )}
    </>
  );
}

function Offering({ name, run }: { name: PageActionName; run: () => void }) {
  usePageAction(name, run);
  return null;
}

interface AskedFor {
  at?: string;
  language?: keyof typeof LANGUAGES;
  viewer?: Partial<ShellViewer>;
}

function find(search: string, { at = '/data', language = 'en', viewer = {} }: AskedFor = {}) {
  const { environment } = answeredEnvironment();
  const wrapper = around({ environment, at, language, messages: LANGUAGES[language], viewer });
  const view = render(<Found search={search} />, { wrapper });
  const names = () => screen.queryAllByRole('button').map((each) => each.getAttribute('aria-label'));
  return { view, names };
}

describe.each([
  ['en', 'add widget', 'addWidget'],
  ['en', 'new dashboard', 'newDashboard'],
  ['en', 'send invoice', 'sendInvoice'],
  ['en', 'save view', 'saveView'],
  ['en', 'compare with last year', 'compareLastYear'],
  ['en', 'add budget', 'addBudget'],
  ['en', 'mail this dashboard', 'mailDashboard'],
  ['ko', '위젯 추가', 'addWidget'],
  ['ko', '청구서 보내기', 'sendInvoice'],
  ['ko', '작년 비교', 'compareLastYear'],
  ['ko', '예산 추가', 'addBudget'],
  ['ko', '메일 대시보드', 'mailDashboard'],
  ['ja', 'ウィジェットを追加', 'addWidget'],
  ['ja', '前年 比較', 'compareLastYear'],
  ['ja', 'ビューを保存', 'saveView'],
  ['ja', '予算', 'addBudget'],
  ['zh', '新建仪表板', 'newDashboard'],
  ['zh', '发送账单', 'sendInvoice'],
  ['zh', '去年', 'compareLastYear'],
  ['zh', '添加预算', 'addBudget'],
] as const)('in %s, %s', (language, search, name) => {
  it('finds what the page of it does', () => {
    expect(find(search, { language }).names()[0]).toContain(`action ${name}`);
  });
});

it('a file is found by its kind and by what it is for', () => {
  expect(find('PDF').names()).toEqual([
    'On other pages: action saveDashboard',
    'On other pages: action billPdf',
  ]);
  cleanup();
  expect(find('download').names()).toHaveLength(5);
});

it('what a viewer may not do is not found', () => {
  const { names } = find('dashboard', { viewer: { canEdit: () => false } });
  expect(names()).toEqual(['On other pages: action saveDashboard']);
  cleanup();
  expect(find('budget', { viewer: { isEmpty: true } }).names()).toEqual([]);
});

it('the shown page offers what it can do now, before anything is typed', () => {
  const done: string[] = [];
  const { environment } = answeredEnvironment();
  const page = (isOffered: boolean) => (
    <>
      {isOffered ? <Offering name="addBudget" run={() => done.push('budget')} /> : null}
      <Found search="" />
    </>
  );
  const { rerender } = render(page(true), { wrapper: around({ environment, at: '/budgets' }) });
  fireEvent.click(screen.getByRole('button', { name: 'On this page: action addBudget' }));
  expect(done).toEqual(['budget']);
  rerender(page(false));
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('from elsewhere it leads to the page, which does it once when it is there', async () => {
  const done: string[] = [];
  const { view } = find('send invoice', { at: '/dashboard' });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /sendInvoice/ })));
  expect(screen.getByRole('status').textContent).toBe('/billing');
  const bill = <Offering name="sendInvoice" run={() => done.push('sent')} />;
  view.rerender(bill);
  view.rerender(<Found search="" />);
  view.rerender(bill);
  expect(done).toEqual(['sent']);
});

it('a page that was left before it could do it does nothing later', async () => {
  const done: string[] = [];
  const { view } = find('send invoice', { at: '/dashboard' });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /sendInvoice/ })));
  forgetAskedElsewhere('/budgets');
  view.rerender(<Offering name="sendInvoice" run={() => done.push('sent')} />);
  expect(done).toEqual([]);
});

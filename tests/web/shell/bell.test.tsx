// The bell: how much is new, what the alerts say, where they lead, and that they are seen once they are opened (D-13).
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import korean from '../../../locales/ko.json' with { type: 'json' };
import { Bell, type BellProps } from '../../../web/shell/alerts/Bell.tsx';
import { answeredEnvironment } from '../../support/components/answered-environment.ts';
import { around } from '../../support/components/around.tsx';

afterEach(cleanup);

const anomaly = {
  id: 'a-1',
  isSeen: false,
  judgedDays: { start: '2024-06-27', end: '2024-06-29' },
  kind: 'ANOMALY' as const,
  level: 'CRITICAL' as const,
  message: 'Amazon RDS cost 23.18 USD more than expected',
  path: '/dashboard/anomaly-detail?id=x',
  raisedAt: '2024-06-30T06:10:00.000Z',
};
const load = {
  ...anomaly,
  id: 'a-2',
  isSeen: true,
  judgedDays: null,
  kind: 'LOAD_FAILED' as const,
  level: 'MAJOR' as const,
  message: 'A load failed: june.csv',
  path: '/data?load=y',
};
const ALERTS = { alerts: [anomaly, load], unseenCount: 1 };

function open(alerts: BellProps['alerts'], language: 'en' | 'ko' = 'en') {
  const requests = answeredEnvironment();
  const looked: boolean[] = [];
  render(<Bell notices={[]} alerts={alerts} onOpen={() => looked.push(true)} />, {
    wrapper: around({
      environment: requests.environment,
      language,
      ...(language === 'ko' && { messages: korean }),
    }),
  });
  const [bell] = screen.getAllByRole('button');
  if (!bell) throw new Error('there is no bell');
  fireEvent.click(bell);
  return { requests, looked, bell };
}

describe('the bell', () => {
  it('counts what is new, looks again when it is opened, and tells alerts with level, kind and judged days', async () => {
    const { bell, looked } = open(ALERTS);
    expect(bell.getAttribute('aria-label')).toBe('Alerts and notices, 1 new');
    expect(looked).toEqual([true]);
    const link = await screen.findByRole('link', { name: /Amazon RDS/, hidden: true });
    expect(link.getAttribute('href')).toBe(anomaly.path);
    for (const words of ['Critical', 'New', 'Anomaly', 'judged on 06/27/2024 – 06/29/2024 UTC'])
      expect(link.textContent).toContain(words);
    const other = screen.getByRole('link', { name: /june\.csv/, hidden: true });
    expect(other.textContent).toContain('since 06/30/2024 UTC');
    expect(other.textContent).not.toContain('New');
  });

  it('an alert that is opened is seen; one that was seen is not told of again', async () => {
    const { requests } = open(ALERTS);
    fireEvent.click(await screen.findByRole('link', { name: /june\.csv/, hidden: true }));
    expect(requests.waiting()).toBe(0);
    expect(window.location.pathname).toBe('/data');
    cleanup();
    const again = open(ALERTS);
    fireEvent.click(await screen.findByRole('link', { name: /Amazon RDS/, hidden: true }));
    expect(again.requests.last()).toMatchObject({
      name: 'useSeeAlertsMutation',
      variables: { input: { alertIds: ['a-1'] } },
    });
  });

  it('all are marked at once, and what fails is not told of', async () => {
    const { requests } = open(ALERTS);
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read', hidden: true }));
    expect(requests.last().variables).toEqual({ input: { alertIds: ['a-1'] } });
    act(() => requests.last().fail(new Error('gone')));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that nothing stands, or that alerts are not known', async () => {
    open({ alerts: [], unseenCount: 0 });
    expect(await screen.findByText('Nothing to look at now.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark all as read', hidden: true })).toBeNull();
    cleanup();
    open(null, 'ko');
    expect(await screen.findByText('아직 알림을 읽지 못했습니다.')).toBeTruthy();
  });
});

// Notices and news of the demo.
import type { TextId } from '../../../lib/catalogue/text-id.ts';

interface SeedNotice {
  noticeId: string;
  daysAgo: number;
  title: TextId;
  body: TextId;
}

export const SEED_NOTICES: readonly SeedNotice[] = [
  {
    noticeId: 'welcome',
    daysAgo: 0,
    title: 'platform.demo.welcomeTitle',
    body: 'platform.demo.welcomeBody',
  },
  {
    noticeId: 'own-data',
    daysAgo: 7,
    title: 'platform.demo.ownDataTitle',
    body: 'platform.demo.ownDataBody',
  },
];

interface SeedScrollText {
  scrollTextId: string;
  url: string | null;
  text: TextId;
}

export const SEED_SCROLL_TEXTS: readonly SeedScrollText[] = [
  { scrollTextId: 'demo-rates', url: null, text: 'platform.demo.rates' },
  { scrollTextId: 'focus', url: 'https://focus.finops.org/', text: 'platform.demo.focus' },
];

// Notices and scrolling texts of the portal's provider, and who has read what.
import type { Language } from '../../../../lib/catalogue/languages.ts';
import type { Documents } from '../database.ts';

/** English is used for a language that something was not written in. */
export type Texts<Text> = { en: Text } & { [Other in Language]?: Text };

export interface Notice {
  noticeId: string;
  title: string;
  body: string;
  publishedAt: string;
  isRead: boolean;
}

/** Of the site and of all sites, the newest first. */
export async function noticesOf(
  documents: Documents,
  { userId, siteCode }: { userId: string; siteCode: string },
  language: Language,
): Promise<Notice[]> {
  const rows = await documents
    .selectFrom('notices')
    .leftJoin('notice_reads', (join) =>
      join.onRef('notice_reads.notice_id', '=', 'notices.notice_id').on('notice_reads.user_id', '=', userId),
    )
    .select(['notices.notice_id', 'notices.published_at', 'notices.texts', 'notice_reads.read_at'])
    .where((where) => where.or([where('site_code', 'is', null), where('site_code', '=', siteCode)]))
    .orderBy('notices.published_at', 'desc')
    .orderBy('notices.notice_id')
    .execute();
  return rows.map(({ notice_id, published_at, texts, read_at }) => ({
    noticeId: notice_id,
    publishedAt: published_at,
    isRead: read_at !== null,
    ...inLanguage<{ title: string; body: string }>(texts, language),
  }));
}

/** Those that the user sees; others are passed over. */
export async function markNoticesRead(
  documents: Documents,
  { userId, siteCode }: { userId: string; siteCode: string },
  noticeIds: readonly string[],
  at: Date,
): Promise<void> {
  const known = await documents
    .selectFrom('notices')
    .select('notice_id')
    .where('notice_id', 'in', [...new Set(noticeIds)])
    .where((where) => where.or([where('site_code', 'is', null), where('site_code', '=', siteCode)]))
    .execute();
  if (known.length === 0) return;
  const rows = known.map(({ notice_id }) => ({ user_id: userId, notice_id, read_at: at.toISOString() }));
  await documents
    .insertInto('notice_reads')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface ScrollText {
  scrollTextId: string;
  text: string;
  url: string | null;
}

/** Of the site and of all sites, in their order. */
export async function scrollTextsOf(
  documents: Documents,
  siteCode: string,
  language: Language,
): Promise<ScrollText[]> {
  const rows = await documents
    .selectFrom('scroll_texts')
    .select(['scroll_text_id', 'url', 'texts'])
    .where((where) => where.or([where('site_code', 'is', null), where('site_code', '=', siteCode)]))
    .orderBy('position')
    .orderBy('scroll_text_id')
    .execute();
  return rows.map(({ scroll_text_id, url, texts }) => ({
    scrollTextId: scroll_text_id,
    url,
    text: inLanguage<string>(texts, language),
  }));
}

function inLanguage<Text>(json: string, language: Language): Text {
  const texts = JSON.parse(json) as Texts<Text>;
  return texts[language] ?? texts.en;
}

// What the demo's companies start with beside their data: plans, notices and news. Written once.
import { LANGUAGES, type Language } from '../../../lib/catalogue/languages.ts';
import { type Texts, textsOf } from '../../../lib/node/texts.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { atomically } from '../../stores/documents/transaction.ts';
import { SEED_NOTICES, SEED_SCROLL_TEXTS } from './seed-texts.ts';

const DAY = 24 * 60 * 60 * 1000;
const TRIAL_DAYS = 30;

/** How the demo's companies pay; one tries everything for 30 days. */
const CHARGE_TYPES: Record<string, string> = { sunflower: 'PREMIUM', 'focus-sample': 'TRIAL' };

/** Nothing where there is no company of the demo, or where notices are there already. */
export async function seedPlatform(documents: Documents, at: Date): Promise<void> {
  await atomically(documents, async (transaction) => {
    const known = await transaction.selectFrom('notices').select('notice_id').executeTakeFirst();
    const demo = await transaction
      .selectFrom('companies')
      .select('company_id')
      .where('company_id', 'in', Object.keys(CHARGE_TYPES))
      .execute();
    if (known || demo.length === 0) return;
    for (const { company_id } of demo) {
      const chargeType = CHARGE_TYPES[company_id] ?? 'STANDARD';
      const lastDay = dayOf(at.getTime() + (TRIAL_DAYS - 1) * DAY);
      await transaction
        .updateTable('companies')
        .set({
          charge_type: chargeType,
          ...(chargeType === 'TRIAL' && { trial_ends_on: lastDay, plan_applied_on: dayOf(at.getTime()) }),
        })
        .where('company_id', '=', company_id)
        .execute();
    }
    const notices = SEED_NOTICES.map(({ noticeId, daysAgo, title, body }) => ({
      notice_id: noticeId,
      site_code: null,
      published_at: new Date(at.getTime() - daysAgo * DAY).toISOString(),
      texts: JSON.stringify(inEachLanguage((texts) => ({ title: texts(title), body: texts(body) }))),
    }));
    await transaction.insertInto('notices').values(notices).execute();
    const scrollTexts = SEED_SCROLL_TEXTS.map(({ scrollTextId, url, text }, position) => ({
      scroll_text_id: scrollTextId,
      site_code: null,
      position,
      url,
      texts: JSON.stringify(inEachLanguage((texts) => texts(text))),
    }));
    await transaction.insertInto('scroll_texts').values(scrollTexts).execute();
  });
}

/** What is kept with the notice: a text for each language. */
function inEachLanguage<Text>(textIn: (texts: Texts) => Text): Record<Language, Text> {
  const entries = LANGUAGES.map((language) => [language, textIn(textsOf(language))]);
  return Object.fromEntries(entries) as Record<Language, Text>;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

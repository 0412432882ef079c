// How the ledger of promises is mailed every month: of what is known then, to those who may see it then.
import { DEFAULT_LANGUAGE, type Language } from '../../../../lib/catalogue/languages.ts';
import { MENUS } from '../../../../lib/catalogue/menus.ts';
import type { TextId } from '../../../../lib/catalogue/text-id.ts';
import { monthIn } from '../../../../lib/files/cell-text.ts';
import { roundedParts } from '../../../../lib/money/rounded-parts.ts';
import { roundingOf } from '../../../../lib/money/shown-currency.ts';
import { amountWithCode } from '../../../../lib/money/written-money.ts';
import { type Texts, textsOf } from '../../../../lib/node/texts.ts';
import { FAIL_CODES } from '../../../contract/endpoint.ts';
import type { CurrencyLedger } from '../../../contract/optimization/recommendations/promises.ts';
import { type MailContent, mailBody } from '../../../mail/mail-body.ts';
import type { ComposedMail, Sendings } from '../../../mail/schedules/sending.ts';
import { subjectLine } from '../../../mail/subject-line.ts';
import { Refusal } from '../../../refusal.ts';
import { menuRights, userOfSubject } from '../../../stores/documents/people/users.ts';
import { companyById } from '../../../stores/documents/platform/companies.ts';
import type { CompanyStores } from '../../shared/company-data.ts';
import { shownDecision } from './decisions.ts';
import { ledgersByCurrency, type PromisedPiece, promisedPieces } from './promises.ts';

/** `signal` ends what is being made when the program closes. */
export function scheduledLedgers(
  stores: CompanyStores,
  publicUrl: string,
  signal: AbortSignal,
): Sendings['PROMISE_LEDGER'] {
  const { documents } = stores;
  const rightOf = async (userId: string, companyId: string) => {
    const rights = await menuRights(documents, userId, companyId);
    return rights.find(({ menuCode }) => menuCode === MENUS.RECOMMENDATIONS.code)?.authType ?? 'none';
  };
  return ({ companyId, senderId }) => ({
    fault: async () => {
      const sender = await userOfSubject(documents, senderId);
      const isAllowed = sender?.companyIds.has(companyId) && (await rightOf(senderId, companyId)) === 'edit';
      return isAllowed ? null : 'SENDER_LOST_RIGHT';
    },
    mayRead: async ({ userId }) => (await rightOf(userId, companyId)) !== 'none',
    billMonthOf: async () => null,
    makesUpMissed: false,
    compose: async () => {
      const pieces = await promisedPieces(stores, companyId, AbortSignal.any([signal]));
      const ledgers = ledgersByCurrency(pieces);
      if (ledgers.length === 0)
        throw new Refusal(FAIL_CODES.noDataCollected, 'No month is complete since advice was accepted.');
      const company = (await companyById(documents, companyId))?.name ?? companyId;
      const url = `${publicUrl}${MENUS.RECOMMENDATIONS.url}/decisions?${new URLSearchParams({ company: companyId })}`;
      return async ({ userId }, unsubscribeUrl) => {
        const language = (await userOfSubject(documents, userId))?.language ?? DEFAULT_LANGUAGE;
        return ledgerMail({ language, company, url, pieces, ledgers, unsubscribeUrl });
      };
    },
  });
}

interface LedgerContent {
  language: Language;
  company: string;
  url: string;
  pieces: readonly PromisedPiece[];
  ledgers: readonly CurrencyLedger[];
  unsubscribeUrl: string | null;
}

function ledgerMail(told: LedgerContent): ComposedMail {
  const { language, company, url, pieces, ledgers, unsubscribeUrl } = told;
  const texts = textsOf(language);
  const [newest = ''] = ledgers
    .flatMap(({ months }) => months.map(({ month }) => month))
    .sort()
    .toReversed();
  const title = texts('optimization.ledgerMail.subject', { company, month: monthIn(newest, language) });
  const content: MailContent = {
    title,
    paragraphs: [texts('optimization.ledgerMail.text')],
    sections: [
      ...ledgers.flatMap((ledger) => ledgerSections(texts, language, ledger, newest)),
      ...pieces.flatMap((piece) => pieceSection(texts, language, piece, newest)),
    ],
    link: { text: texts('optimization.ledgerMail.link'), url },
    footer: texts('optimization.ledgerMail.footer', { company }),
    unsubscribe:
      unsubscribeUrl === null ? null : { text: texts('platform.unsubscribe.title'), url: unsubscribeUrl },
  };
  return {
    kind: 'PROMISE_LEDGER',
    language,
    subject: subjectLine(title),
    body: mailBody(language, content),
    attachments: [],
  };
}

interface Kept {
  promised: number;
  realised: number;
  best: number;
}

/** Of the newest month, and of all months together. */
function ledgerSections(texts: Texts, language: Language, ledger: CurrencyLedger, newest: string) {
  const { currency, months } = ledger;
  const month = shownMonths(ledger).find((each) => each.month === newest);
  const section = (title: string, kept: Kept) => ({
    ...{ title: `${title} · ${currency}`, text: '', links: [] },
    facts: keptFacts(texts, language, kept, currency),
  });
  return [
    ...(month ? [section(monthIn(newest, language), month)] : []),
    section(texts('optimization.ledgerMail.total', { months: months.length }), ledger),
  ];
}

/** As the page shows them: each column adds up to its total. */
export function shownMonths({ currency, months, ...total }: CurrencyLedger): (Kept & { month: string })[] {
  const column = (name: keyof Kept) =>
    roundedParts(
      months.map((each) => each[name]),
      total[name],
      roundingOf(currency, []),
    );
  const [promised, realised, best] = [column('promised'), column('realised'), column('best')];
  return months.map(({ month }, place) => ({
    month,
    ...{ promised: promised[place] ?? 0, realised: realised[place] ?? 0, best: best[place] ?? 0 },
  }));
}

function pieceSection(texts: Texts, language: Language, { decision, ledger }: PromisedPiece, newest: string) {
  const month = ledger.list.find((each) => each.month === newest);
  if (!month) return [];
  const { name, accountName } = shownDecision(decision);
  return [
    {
      title: [name, accountName, monthIn(newest, language)].filter((part) => part !== '').join(' · '),
      text: texts(month.isCharged ? 'optimization.decision.ofCharges' : 'optimization.decision.ofHours'),
      facts: keptFacts(texts, language, month, ledger.currency),
      links: [],
    },
  ];
}

function keptFacts(texts: Texts, language: Language, kept: Kept, currency: string) {
  const fact = (id: TextId, amount: number) =>
    [texts(id), amountWithCode(language, amount, currency)] as const;
  return [
    fact('optimization.advice.promised', kept.promised),
    fact('optimization.advice.realised', kept.realised),
    fact('optimization.advice.best', kept.best),
  ];
}

// Handler of advice that providers gave: each line with its checks, beside our own advice.
import {
  type ImportedKind,
  RECOMMENDATION_KIND_NAMES,
  RECOMMENDATION_KINDS,
  type RecommendationKind,
} from '../../../../lib/commitments/recommendations.ts';
import type { CheckedRequestOf } from '../../../contract/endpoint.ts';
import type {
  ImportedLineRow,
  ImportVerdict,
  importedAdviceEndpoints,
  importedAdviceList,
} from '../../../contract/optimization/recommendations/imported.ts';
import { PAGINGS } from '../../../contract/shared/paging.ts';
import type { Call, HandlersOf } from '../../../rest/call.ts';
import { providerAdvice } from '../../../stores/documents/advice/provider-advice.ts';
import { companyData } from '../../shared/company-data.ts';
import type { Stores } from '../../shared/stores.ts';
import type { AdviceKind, AdviceScope } from '../advice/advice.ts';
import { advise } from '../advice/advise.ts';
import { googleLines } from '../advice/google-lines.ts';
import { type ImportedAdvice, importedAdvice } from '../advice/imported.ts';
import { currencyOf } from '../advice/inputs.ts';
import { providerLines } from '../advice/provider-lines.ts';
import { adviceKind } from './asked.ts';

type Request = CheckedRequestOf<typeof importedAdviceList>;

export function importedAdviceHandlers(stores: Stores): HandlersOf<typeof importedAdviceEndpoints> {
  return {
    importedAdviceList: async (request, call) => {
      const { companyId, currency, signal } = call;
      const { vendors } = await companyData(stores, companyId);
      const scope: AdviceScope = { companyId, currency, signal, vendors };
      const rows = await linesOf(stores, scope, request, call);
      const chosen = rows.filter(
        ({ verdict }) => request.verdict === undefined || verdict === request.verdict,
      );
      const { page, itemsPerPage } = PAGINGS.start.read(request);
      const count = (verdict: ImportVerdict) => rows.filter((row) => row.verdict === verdict).length;
      return {
        currency: await currencyOf(stores, scope),
        totalCount: chosen.length,
        list: chosen.slice((page - 1) * itemsPerPage, page * itemsPerPage),
        counts: { wrong: count('wrong'), right: count('right'), unchecked: count('unchecked') },
      };
    },
  };
}

async function linesOf(
  stores: Stores,
  scope: AdviceScope,
  request: Request,
  call: Call,
): Promise<ImportedLineRow[]> {
  const all = await providerAdvice(stores.documents, call.companyId);
  const given = new Set(providerLines(all).map(({ kind }) => kind));
  const kinds = RECOMMENDATION_KIND_NAMES.filter(
    (kind) => given.has(adviceKind(kind)) && (request.kind === undefined || request.kind === kind),
  );
  const rows: ImportedLineRow[] = [];
  for (const kind of kinds) {
    const ours = await oursOf(stores, scope, kind, request);
    const lines = await importedAdvice(stores, scope, adviceKind(kind), ours);
    rows.push(...lines.map((line) => rowOf(kind, line)));
  }
  if (request.kind === undefined || request.kind === 'GCP_COMMITMENT')
    rows.push(...googleLines(all.google).map((line) => rowOf('GCP_COMMITMENT', line)));
  return rows;
}

/** None of a vendor whose data are not there. */
async function oursOf(stores: Stores, scope: AdviceScope, kind: RecommendationKind, request: Request) {
  if (!scope.vendors.includes(RECOMMENDATION_KINDS[kind].vendor)) return [];
  const { lines } = await advise(stores, scope, {
    ...{ kind: adviceKind(kind) satisfies AdviceKind, lookBackDays: request.analysisPeriod },
    ...{ termYears: request.term, payment: request.paymentOption, accounts: [], goal: { by: 'saving' } },
    ...{
      includesExpiring: false,
      byAccount: kind === 'AZURE_VM',
      isGuarded: false,
      expectsGrowth: false,
      withoutAnomalies: true,
    },
    asOf: null,
  });
  return lines;
}

function rowOf(kind: ImportedKind, line: Omit<ImportedAdvice, 'kind'>): ImportedLineRow {
  const { reckoned, oursId } = line;
  return {
    ...{ kind, id: line.id, source: line.source, fileName: line.sourceName, lineNumber: line.line },
    ...{ madeAt: line.madeAt, accountId: line.account, name: line.what, region: line.region },
    ...{ engine: line.platform, paymentOption: line.payment, currency: line.currency },
    ...{ analysisPeriod: line.lookBackDays, term: line.termYears, commitmentPerHour: line.commitment },
    purchaseQuantity: line.commitment === null ? line.quantity : null,
    ...{ monthlyOnDemand: line.monthlyOnDemand, estimatedMonthlySavings: line.monthlySaving },
    ...{ verdict: verdictOf(line), checks: line.checks },
    byHours: reckoned && {
      ...{ quantity: reckoned.quantity, estimatedMonthlySavings: reckoned.monthlySaving },
      ...{ utilization: reckoned.utilization, averageUsage: reckoned.averageUse },
      ...{ unknownHours: reckoned.unknownHours, blankHours: reckoned.blankHours },
      isFitted: reckoned.isFitted,
    },
    ours:
      oursId === null
        ? null
        : {
            recommendationId: oursId,
            quantity: line.oursQuantity,
            estimatedMonthlySavings: line.oursMonthlySaving,
          },
  };
}

function verdictOf({ checks }: Pick<ImportedAdvice, 'checks'>): ImportVerdict {
  if (checks.some(({ isOk }) => isOk === false)) return 'wrong';
  return checks.some(({ isOk }) => isOk) ? 'right' : 'unchecked';
}

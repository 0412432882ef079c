// Handlers of connected sources: listed, saved with their secrets sealed, tried, run and removed.
import type { DomainErrorCode } from '../../../../lib/catalogue/domain-errors.ts';
import { MAX_SOURCES } from '../../../../lib/catalogue/loads/source-kinds.ts';
import type { sourceEndpoints } from '../../../contract/data/sources.ts';
import type { CheckedRequestOf } from '../../../contract/endpoint.ts';
import type { SourceTools } from '../../../ingest/connected/runs/run-source.ts';
import { checkedSource } from '../../../ingest/connected/setup/check-source.ts';
import { openedSecrets, sealedSecrets } from '../../../ingest/connected/setup/sealed-secrets.ts';
import { testSource } from '../../../ingest/connected/setup/test-source.ts';
import { badRequest, Refusal } from '../../../refusal.ts';
import type { Call, HandlersOf } from '../../../rest/call.ts';
import { addSourceRun, sourceRunsOf } from '../../../stores/documents/sources/source-runs.ts';
import {
  type ConnectedSource,
  removeSource,
  type SaveSourceFault,
  saveSource,
  sourcesOf,
} from '../../../stores/documents/sources/sources.ts';
import { wireSource, wireSourceRun } from './wire-source.ts';

type Asked = CheckedRequestOf<(typeof sourceEndpoints)['testSource']>;

export interface SourceService {
  tools: SourceTools;
  /** Takes up what was asked for. */
  wake: () => void;
}

export function sourceHandlers({ tools, wake }: SourceService): HandlersOf<typeof sourceEndpoints> {
  const { documents, secretKey, now } = tools;
  const wire = (source: ConnectedSource) => wireSource(documents, secretKey, source);
  return {
    listSources: async (_request, { companyId }) => {
      const sources = await sourcesOf(documents, companyId, now());
      return { list: await Promise.all(sources.map(wire)), externalId: tools.externalIdOf(companyId) };
    },
    saveSource: async (asked, call) => {
      const { companyId } = call;
      const known = asked.sourceId === null ? null : await changeable(tools, companyId, asked.sourceId);
      if (known && asked.version === null)
        throw badRequest('A change names the version that it was made from.', 'version');
      const { place, secrets } = checked(tools, asked, known);
      const { name, kind, way, layout, everyMinutes, isPaused, allow } = asked;
      const kept = known && isSame(openedSecrets(secretKey, known.sealed), secrets) ? known.sealed : null;
      const content = {
        ...{ kind, way, place, layout, everyMinutes, isPaused, answers: allow, name: name.trim() },
        sealed: kept ?? sealedSecrets(secretKey, secrets),
        ownerId: call.user.userId,
      };
      const of = known && { sourceId: known.sourceId, version: asked.version ?? 0 };
      const saved = await saveSource(documents, changeOf(tools, call), of, content, MAX_SOURCES);
      if (typeof saved !== 'string') return refuseFault(saved.fault);
      wake();
      return { source: await wire(await sourceNow(tools, companyId, saved)) };
    },
    removeSource: async ({ sourceId, version }, call) => {
      await changeable(tools, call.companyId, sourceId);
      const fault = await removeSource(documents, changeOf(tools, call), { sourceId, version });
      if (fault) refuseFault(fault);
      return { result: 'OK' };
    },
    testSource: async (asked, { companyId }) => {
      const known = asked.sourceId === null ? null : await sourceNow(tools, companyId, asked.sourceId);
      const { kind, way } = known?.fileKey ? known : asked;
      const parts = known?.fileKey ? opened(tools, known) : checked(tools, asked, known);
      const { limits, externalIdOf } = tools;
      const trial = await testSource({
        ...{ kind, way, limits, externalId: externalIdOf(companyId) },
        ...parts,
      });
      return { ...trial, fault: trial.fault && { code: trial.fault.code, detail: trial.fault.detail } };
    },
    runSource: async ({ sourceId, isDry, allow }, { companyId, user }) => {
      await sourceNow(tools, companyId, sourceId);
      const asked = { sourceId, companyId, isDry, answers: allow, askedBy: user.name };
      const run = await addSourceRun(documents, asked, 'waiting', now());
      wake();
      return { run: wireSourceRun(run) };
    },
    sourceRuns: async ({ sourceId, page, itemsPerPage }, { companyId }) => {
      const paging = { limit: itemsPerPage, skip: (page - 1) * itemsPerPage };
      const { totalCount, runs } = await sourceRunsOf(documents, companyId, sourceId, paging);
      return { totalCount, list: runs.map(wireSourceRun) };
    },
  };
}

function checked({ secretKey, limits }: SourceTools, asked: Asked, known: ConnectedSource | null) {
  const { name, kind, way, everyMinutes } = asked;
  const fields = Object.fromEntries(asked.fields.map(({ id, value }) => [id, value]));
  const before = known && { ...known, secrets: openedSecrets(secretKey, known.sealed) };
  return checkedSource({ name, kind, way, fields, everyMinutes }, before, limits, false);
}

function opened({ secretKey }: SourceTools, { place, sealed }: ConnectedSource) {
  return { place, secrets: openedSecrets(secretKey, sealed) ?? {} };
}

function isSame(one: Readonly<Record<string, string>> | null, other: Record<string, string>): boolean {
  const ids = Object.keys({ ...one, ...other });
  return one !== null && ids.every((id) => one[id] === other[id]);
}

async function sourceNow({ documents, now }: SourceTools, companyId: string, sourceId: string) {
  const found = (await sourcesOf(documents, companyId, now())).find((each) => each.sourceId === sourceId);
  return found ?? refuseFault('UNKNOWN_SOURCE');
}

async function changeable(tools: SourceTools, companyId: string, sourceId: string): Promise<ConnectedSource> {
  const source = await sourceNow(tools, companyId, sourceId);
  if (source.fileKey !== null)
    throw new Refusal('SOURCE_OF_FILE', 'The source is set up by the file of sources.', 'sourceId');
  return source;
}

function changeOf({ now }: SourceTools, { companyId, user }: Call) {
  return { companyId, actor: { userId: user.userId, name: user.name }, at: now() };
}

function refuseFault(fault: SaveSourceFault): never {
  const [message, field] = FAULTS[fault];
  throw new Refusal(fault satisfies DomainErrorCode, message, field);
}

const FAULTS: Record<SaveSourceFault, [string, string]> = {
  UNKNOWN_SOURCE: ['The company has no such source.', 'sourceId'],
  CHANGED_MEANWHILE: ['The source is not as it was read.', 'version'],
  TOO_MANY_SOURCES: [`A company has at most ${MAX_SOURCES} sources.`, 'name'],
};

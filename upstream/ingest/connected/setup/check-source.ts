// Whether a source may be set up as it was given: its fields, what may be reached, and whose secrets it may keep.
import type { DomainErrorCode } from '../../../../lib/catalogue/domain-errors.ts';
import {
  SOURCE_INTERVALS,
  type SourceKind,
  sourceFields,
  sourceWay,
} from '../../../../lib/catalogue/loads/source-kinds.ts';
import { checkWrittenAddress, PrivateAddress } from '../../../../lib/node/network/egress.ts';
import { badRequest, Refusal } from '../../../refusal.ts';
import type { SourceLimits, SourcePlace, SourceSecrets } from '../source-definition.ts';

export interface GivenSource {
  name: string;
  kind: SourceKind;
  way: string;
  /** By the ids of fields; a secret that is left out is kept. */
  fields: Readonly<Record<string, string>>;
  everyMinutes: number;
}

/** What the source was before. */
export interface KnownSource extends SourcePlace {
  secrets: SourceSecrets | null;
}

const MAX_NAME = 100;
const MAX_VALUE = 20_000;
/** What decides where a secret is sent, and whose it is. */
const BINDING = ['endpoint', 'account', 'accessKeyId', 'bucket'];
const BUCKET = /^[^\s/\\?#]{1,255}$/;
const ROLE = /^arn:aws[\w-]*:iam::\d{12}:role\/[\w+=,.@/-]{1,512}$/;

/** Throws a Refusal that names the field at fault. `isOperator`: the file of sources asks, not a person. */
export function checkedSource(
  given: GivenSource,
  known: KnownSource | null,
  limits: SourceLimits,
  isOperator: boolean,
): { place: Record<string, string>; secrets: Record<string, string> } {
  const { name, kind, way, fields, everyMinutes } = given;
  if (name.trim() === '') refuse('NAME_MISSING', 'A source has a name.', 'name');
  if (name.length > MAX_NAME) refuse('TEXT_TOO_LONG', `A name has at most ${MAX_NAME} characters.`, 'name');
  if (!SOURCE_INTERVALS.some((minutes) => minutes === everyMinutes))
    throw badRequest(`everyMinutes is one of ${SOURCE_INTERVALS.join(', ')}.`, 'everyMinutes');
  const row = sourceWay(kind, way);
  if (!row) throw badRequest(`A source of the kind ${kind} has no way ${way}.`, 'way');
  if (row.isOfOperator && !isOperator)
    refuse('SOURCE_WAY_CLOSED', 'This way is set up by whoever runs the portal.', 'way');
  const place: Record<string, string> = {};
  const secrets: Record<string, string> = {};
  const wanted = sourceFields(kind, way);
  for (const { id, isSecret } of wanted.filter((field) => !field.isSecret)) {
    const value = (fields[id] ?? '').trim();
    if (!isSecret && value !== '') place[id] = checkedValue(id, kind, value, limits);
  }
  const kept = known && keepsSecrets(known, { kind, way, place }) ? (known.secrets ?? {}) : {};
  for (const { id } of wanted.filter((field) => field.isSecret)) {
    const value = (fields[id] ?? '').trim() || (kept[id] ?? '');
    if (value.length > MAX_VALUE) refuse('TEXT_TOO_LONG', `${id} is too long.`, id);
    if (value !== '') secrets[id] = value;
  }
  for (const { id, isNeeded } of wanted)
    if (isNeeded && !(place[id] ?? secrets[id])) refuse('SOURCE_FIELD_MISSING', `${id} is missing.`, id);
  return { place, secrets };
}

/** A secret never goes elsewhere than where it was given for. */
function keepsSecrets(known: KnownSource, now: SourcePlace): boolean {
  const isSame = known.kind === now.kind && known.way === now.way;
  return isSame && BINDING.every((id) => (known.place[id] ?? '') === (now.place[id] ?? ''));
}

function checkedValue(id: string, kind: SourceKind, value: string, { networks }: SourceLimits): string {
  const isLong = value.length > 1024 || /\p{Cc}/u.test(value);
  const isWrong =
    isLong ||
    (id === 'bucket' && kind !== 'FOLDER' && !BUCKET.test(value)) ||
    (id === 'bucket' && kind === 'FOLDER' && !value.startsWith('/') && !/^[A-Za-z]:[\\/]/.test(value)) ||
    (id === 'roleArn' && !ROLE.test(value)) ||
    (id === 'region' && !/^[a-z0-9-]{2,40}$/.test(value));
  if (isWrong) refuse('SOURCE_FIELD_INVALID', `${id} is not of its form.`, id);
  if (id === 'endpoint' || (id === 'account' && value.includes(':'))) checkAddress(id, value, networks);
  return value;
}

/** A name that leads to a private address is found when it is connected to. */
function checkAddress(id: string, value: string, networks: readonly string[]): void {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isPlain = url?.protocol === 'http:' && networks.length > 0;
  if (!url || (url.protocol !== 'https:' && !isPlain) || url.username !== '' || url.password !== '')
    throw new Refusal('SOURCE_FIELD_INVALID', `${id} begins with https://.`, id);
  try {
    checkWrittenAddress(url, networks);
  } catch (error) {
    if (!(error instanceof PrivateAddress)) throw error;
    refuse('SOURCE_FIELD_INVALID', 'Private addresses are not reached.', id);
  }
}

function refuse(code: DomainErrorCode, message: string, field: string): never {
  throw new Refusal(code, message, field);
}

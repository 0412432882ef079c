// Where billing files come from by themselves: one row a kind of connected source.
import type { TextId } from '../text-id.ts';

export interface SourceField {
  /** Its word on the wire and in the file of sources. */
  id: string;
  label: TextId;
  isNeeded: boolean;
  /** Sealed at rest and never shown again. */
  isSecret: boolean;
  /** Has several lines, such as a JSON key. */
  isLong?: boolean;
}

interface SourceWayRow {
  name: TextId;
  fields: readonly SourceField[];
  /** Uses the rights of the server itself, so only the operator may set it up, in the file of sources. */
  isOfOperator?: boolean;
}

interface SourceKindRow {
  name: TextId;
  /** Where in the storage. */
  place: readonly SourceField[];
  /** How the portal signs in there; the first is the default. */
  ways: Readonly<Record<string, SourceWayRow>>;
}

const plain = (id: string, label: TextId, isNeeded = false): SourceField => ({
  ...{ id, label, isNeeded },
  isSecret: false,
});
const secret = (id: string, label: TextId, isNeeded = true, isLong = false): SourceField => ({
  ...{ id, label, isNeeded, isLong },
  isSecret: true,
});

const PREFIX = plain('prefix', 'data.sourceField.prefix');
const ENDPOINT = plain('endpoint', 'data.sourceField.endpoint');
const KEY_PAIR = [
  plain('accessKeyId', 'data.sourceField.accessKeyId', true),
  secret('secretAccessKey', 'data.sourceField.secretAccessKey'),
];

export const SOURCE_KINDS = {
  S3: {
    name: 'data.sourceKind.s3',
    place: [
      plain('bucket', 'data.sourceField.bucket', true),
      PREFIX,
      plain('region', 'data.sourceField.region'),
      ENDPOINT,
    ],
    ways: {
      KEYS: {
        name: 'data.sourceWay.keys',
        fields: [...KEY_PAIR, secret('sessionToken', 'data.sourceField.sessionToken', false)],
      },
      ROLE: {
        name: 'data.sourceWay.role',
        fields: [plain('roleArn', 'data.sourceField.roleArn', true)],
      },
      PROFILE: {
        name: 'data.sourceWay.profile',
        fields: [plain('profile', 'data.sourceField.profile', true)],
        isOfOperator: true,
      },
      MACHINE: { name: 'data.sourceWay.machine', fields: [], isOfOperator: true },
    },
  },
  AZURE_BLOB: {
    name: 'data.sourceKind.azureBlob',
    place: [plain('bucket', 'data.sourceField.container', true), PREFIX],
    ways: {
      SAS: {
        name: 'data.sourceWay.sas',
        fields: [plain('account', 'data.sourceField.account', true), secret('sas', 'data.sourceField.sas')],
      },
      CONNECTION_STRING: {
        name: 'data.sourceWay.connectionString',
        fields: [secret('connectionString', 'data.sourceField.connectionString')],
      },
    },
  },
  GCS: {
    name: 'data.sourceKind.gcs',
    place: [plain('bucket', 'data.sourceField.bucket', true), PREFIX],
    ways: {
      SERVICE_ACCOUNT: {
        name: 'data.sourceWay.serviceAccount',
        fields: [secret('serviceAccountKey', 'data.sourceField.serviceAccountKey', true, true)],
      },
      HMAC: { name: 'data.sourceWay.hmac', fields: KEY_PAIR },
    },
  },
  FOLDER: {
    name: 'data.sourceKind.folder',
    place: [plain('bucket', 'data.sourceField.folder', true)],
    ways: { FILES: { name: 'data.sourceWay.files', fields: [], isOfOperator: true } },
  },
} as const satisfies Record<string, SourceKindRow>;

export type SourceKind = keyof typeof SOURCE_KINDS;
export const SOURCE_KIND_NAMES = Object.keys(SOURCE_KINDS) as [SourceKind, ...SourceKind[]];

type WayOf<Kind> = Kind extends SourceKind ? keyof (typeof SOURCE_KINDS)[Kind]['ways'] : never;
export type SourceWay = WayOf<SourceKind>;

export function sourceKind(kind: SourceKind): SourceKindRow {
  return SOURCE_KINDS[kind];
}

/** By which a source of the kind may be set up; null where the kind has no such way. */
export function sourceWay(kind: SourceKind, way: string): SourceWayRow | null {
  const { ways } = sourceKind(kind);
  return Object.hasOwn(ways, way) ? (ways[way] ?? null) : null;
}

/** Those of the place and of the way, in the order of the form. */
export function sourceFields(kind: SourceKind, way: string): SourceField[] {
  return [...sourceKind(kind).place, ...(sourceWay(kind, way)?.fields ?? [])];
}

export const SOURCE_WAY_NAMES = SOURCE_KIND_NAMES.flatMap((kind) => Object.keys(SOURCE_KINDS[kind].ways)) as [
  SourceWay,
  ...SourceWay[],
];

/**
 * What makes files of a source whole. MANIFESTS: what the manifests of exports list (AWS Data Exports, AWS CUR, Azure
 * exports). FILES: all files of a month, once they stopped changing.
 */
export const SOURCE_LAYOUTS = ['MANIFESTS', 'FILES'] as const;
export type SourceLayout = (typeof SOURCE_LAYOUTS)[number];

/** How often a source may be looked at, in minutes; the default is the third. */
export const SOURCE_INTERVALS = [15, 60, 360, 720, 1440] as const;
export const DEFAULT_SOURCE_INTERVAL = SOURCE_INTERVALS[2];

export const MAX_SOURCES = 50;
/** Objects below the prefix of one source: more are refused, name a narrower prefix. */
export const MAX_SOURCE_OBJECTS = 100_000;

// What stands in the form of a source, from what is saved on.
import { useState } from 'react';
import { LOAD_ANSWERS } from '../../../../lib/catalogue/loads/load-reasons.ts';
import {
  DEFAULT_SOURCE_INTERVAL,
  SOURCE_KIND_NAMES,
  SOURCE_LAYOUTS,
  SOURCE_WAY_NAMES,
  type SourceKind,
  sourceFields,
  sourceKind,
} from '../../../../lib/catalogue/loads/source-kinds.ts';
import type { SourceForm_source$data } from '../../../__generated__/SourceForm_source.graphql.ts';
import type { GivenSource } from './useSaveSource.ts';

export interface SourceDraft {
  name: string;
  kind: SourceKind;
  way: string;
  /** Of the place and of the way, by their ids; a secret that is not entered is left out. */
  fields: Readonly<Record<string, string>>;
  layout: string;
  everyMinutes: number;
  allow: readonly string[];
  isPaused: boolean;
}

/** As the graph writes them. */
const ANSWERS = LOAD_ANSWERS.map(answerOf);

/** Kinds of which a way is open to people. */
export const OPEN_KINDS = SOURCE_KIND_NAMES.filter((kind) => openWays(kind).length > 0);

export function openWays(kind: SourceKind): string[] {
  return Object.entries(sourceKind(kind).ways).flatMap(([way, row]) => (row.isOfOperator ? [] : way));
}

export function useSourceDraft(source: SourceForm_source$data | null) {
  const [draft, setDraft] = useState<SourceDraft>({
    name: source?.name ?? '',
    kind: OPEN_KINDS.find((each) => each === source?.kind) ?? 'S3',
    way: source?.way ?? 'KEYS',
    fields: Object.fromEntries((source?.fields ?? []).map(({ id, value }) => [id, value])),
    layout: source?.layout ?? 'MANIFESTS',
    everyMinutes: source?.everyMinutes ?? DEFAULT_SOURCE_INTERVAL,
    allow: source?.allow ?? [],
    isPaused: source?.isPaused ?? false,
  });
  const change = (part: Partial<SourceDraft>) => setDraft((now) => ({ ...now, ...part }));
  return { draft, change, given: () => givenOf(draft) };
}

function givenOf({ way, layout, allow, fields, ...draft }: SourceDraft): GivenSource {
  return {
    ...draft,
    way: SOURCE_WAY_NAMES.find((each) => each === way) ?? SOURCE_WAY_NAMES[0],
    layout: SOURCE_LAYOUTS.find((each) => each === layout) ?? SOURCE_LAYOUTS[0],
    allow: ANSWERS.filter((answer) => allow.includes(answer)) as GivenSource['allow'],
    fields: sourceFields(draft.kind, way).flatMap(({ id }) =>
      fields[id] ? [{ id, value: fields[id] }] : [],
    ),
  };
}

/** A word that lets a finding in, as the graph says it. */
export function answerOf(word: string): string {
  return word.toUpperCase().replaceAll('-', '_');
}

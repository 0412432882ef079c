// The values that a link with filters carries to its reader: each once, by kind (D-06).

type Kind = 'range' | 'vendor' | 'currency' | 'basis' | 'account' | 'item' | 'tagKey' | 'set' | 'filter';

/** A value of the owner's company. */
export interface TravellingValue {
  kind: Kind;
  value: string;
}

interface Filtered {
  readonly scope: {
    readonly frame?: string | null | undefined;
    readonly vendors?: readonly string[] | null | undefined;
    readonly currency?: string | null | undefined;
    readonly basis?: string | null | undefined;
  };
  readonly widgets: readonly {
    readonly settings: {
      readonly vendors?: readonly string[] | null | undefined;
      readonly account?: string | null | undefined;
      readonly tagKey?: string | null | undefined;
      readonly serviceGroupSet?: string | null | undefined;
      readonly savedFilterName?: string | null | undefined;
      readonly items?: { readonly chosen: readonly { readonly key: string }[] } | null | undefined;
    };
  }[];
}

const ORDER: readonly Kind[] = [
  'range',
  'basis',
  'currency',
  'vendor',
  'account',
  'item',
  'tagKey',
  'set',
  'filter',
];

/** In the order of their kinds. */
export function travellingValues({ scope, widgets }: Filtered): TravellingValue[] {
  const found: { kind: Kind; value: string | null | undefined }[] = [
    { kind: 'range', value: scope.frame },
    { kind: 'basis', value: scope.basis },
    { kind: 'currency', value: scope.currency },
    ...(scope.vendors ?? []).map((value) => ({ kind: 'vendor' as const, value })),
    ...widgets.flatMap(
      ({ settings: { vendors, account, tagKey, serviceGroupSet, savedFilterName, items } }) => [
        ...(vendors ?? []).map((value) => ({ kind: 'vendor' as const, value })),
        { kind: 'account' as const, value: account },
        ...(items?.chosen ?? []).map(({ key }) => ({ kind: 'item' as const, value: key })),
        { kind: 'tagKey' as const, value: tagKey },
        { kind: 'set' as const, value: serviceGroupSet },
        { kind: 'filter' as const, value: savedFilterName },
      ],
    ),
  ];
  const values = new Map<string, TravellingValue>();
  for (const { kind, value } of found) if (value) values.set(`${kind} ${value}`, { kind, value });
  return [...values.values()].sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

/**
 * @generated SignedSource<<8a38b865e97fbc74ebac8a8d9d65a9b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ReservationUse_utilization$data = {
  readonly agreements: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"ReservationList_agreements">;
  } | null | undefined, unknown>;
  readonly filterOptions: {
    readonly " $fragmentSpreads": FragmentRefs<"CommitmentBar_options">;
  } | null | undefined;
  readonly summary: Result<{
    readonly rates: ReadonlyArray<{
      readonly date: string | null | undefined;
      readonly from: string;
      readonly rate: number;
      readonly source: string;
      readonly to: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"UseSummary_summary">;
  } | null | undefined, unknown>;
  readonly trend: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"UseTrend_trend">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "ReservationUse_utilization";
};
export type ReservationUse_utilization$key = {
  readonly " $data"?: ReservationUse_utilization$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReservationUse_utilization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "by"
    },
    {
      "kind": "RootArgument",
      "name": "page"
    },
    {
      "kind": "RootArgument",
      "name": "size"
    },
    {
      "kind": "RootArgument",
      "name": "sort"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReservationUse_utilization",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CommitmentOptions",
        "kind": "LinkedField",
        "name": "filterOptions",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CommitmentBar_options"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "ReservationSummary",
        "kind": "LinkedField",
        "name": "summary",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AppliedRate",
            "kind": "LinkedField",
            "name": "rates",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "date",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "from",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "source",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "to",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "UseSummary_summary"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "by",
            "variableName": "by"
          }
        ],
        "concreteType": "CommitmentUseTrend",
        "kind": "LinkedField",
        "name": "trend",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "UseTrend_trend"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "itemsPerPage",
            "variableName": "size"
          },
          {
            "kind": "Variable",
            "name": "page",
            "variableName": "page"
          },
          {
            "kind": "Variable",
            "name": "sort",
            "variableName": "sort"
          }
        ],
        "concreteType": "ReservationAgreementConnection",
        "kind": "LinkedField",
        "name": "agreements",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ReservationList_agreements"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "ReservationUtilization",
  "abstractKey": null
};

(node as any).hash = "44e04c97622a5e62094e43fb83ee1a45";

export default node;

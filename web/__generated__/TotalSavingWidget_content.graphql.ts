/**
 * @generated SignedSource<<e629155abcaff3975c843fd9ff99910d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type TotalSavingWidget_content$data = {
  readonly totalSaving: Result<{
    readonly currency: string;
    readonly lastMonth: {
      readonly range: {
        readonly end: string;
        readonly start: string;
      };
      readonly total: number;
    };
    readonly monthToDate: {
      readonly commitment: number;
      readonly credits: number;
      readonly discounts: number;
      readonly range: {
        readonly end: string;
        readonly start: string;
      };
      readonly rates: ReadonlyArray<{
        readonly date: string | null | undefined;
        readonly from: string;
        readonly rate: number;
        readonly source: string;
        readonly to: string;
      }>;
      readonly spot: number;
      readonly total: number;
      readonly unconverted: ReadonlyArray<{
        readonly amount: number;
        readonly currency: string;
      }>;
    };
  } | null | undefined, unknown>;
  readonly " $fragmentType": "TotalSavingWidget_content";
};
export type TotalSavingWidget_content$key = {
  readonly " $data"?: TotalSavingWidget_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"TotalSavingWidget_content">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "DateRange",
  "kind": "LinkedField",
  "name": "range",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "start",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "end",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TotalSavingWidget_content",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "TotalSaving",
        "kind": "LinkedField",
        "name": "totalSaving",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SavingSpan",
            "kind": "LinkedField",
            "name": "lastMonth",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SavingSpan",
            "kind": "LinkedField",
            "name": "monthToDate",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "commitment",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "credits",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "discounts",
                "storageKey": null
              },
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "spot",
                "storageKey": null
              },
              (v2/*:: as any*/),
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
                "alias": null,
                "args": null,
                "concreteType": "CurrencyAmount",
                "kind": "LinkedField",
                "name": "unconverted",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "amount",
                    "storageKey": null
                  },
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "TotalSavingContent",
  "abstractKey": null
};
})();

(node as any).hash = "958c18317b4aa80bc5788eb5d9461a06";

export default node;

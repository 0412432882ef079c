/**
 * @generated SignedSource<<c21ac17a104ba53304cffcc792c71f94>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type BudgetWidget_content$data = {
  readonly budgetStatus: Result<{
    readonly currency: string;
    readonly daysComplete: number;
    readonly daysInMonth: number;
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
    readonly total: {
      readonly budget: number | null | undefined;
      readonly expected: number | null | undefined;
      readonly expectedRate: number | null | undefined;
      readonly prorated: number | null | undefined;
      readonly rate: number | null | undefined;
      readonly spent: number;
    };
    readonly unconverted: ReadonlyArray<{
      readonly amount: number;
      readonly currency: string;
    }>;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "BudgetWidget_content";
};
export type BudgetWidget_content$key = {
  readonly " $data"?: BudgetWidget_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"BudgetWidget_content">;
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
  "kind": "ScalarField",
  "name": "rate",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BudgetWidget_content",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "BudgetStatus",
        "kind": "LinkedField",
        "name": "budgetStatus",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "daysComplete",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "daysInMonth",
            "storageKey": null
          },
          {
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
          {
            "alias": null,
            "args": null,
            "concreteType": "BudgetFigures",
            "kind": "LinkedField",
            "name": "total",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "budget",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expected",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expectedRate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "prorated",
                "storageKey": null
              },
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "spent",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
              (v1/*:: as any*/),
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
      },
      "to": "RESULT"
    }
  ],
  "type": "BudgetContent",
  "abstractKey": null
};
})();

(node as any).hash = "06b3035d0bdf89630ec56fb27ed5db45";

export default node;

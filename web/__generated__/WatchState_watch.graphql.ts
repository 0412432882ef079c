/**
 * @generated SignedSource<<f5d12b506c01382396f0312a874965fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AiPhase = "AI_LEARNING" | "LEARNING_PATTERNS" | "NO_COST_DATA";
export type AnomalySensitivity = "HIGH" | "LOW" | "MIDDLE";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type WatchState_watch$data = {
  readonly availability: {
    readonly __typename: "AiLearning";
    readonly availableOn: string | null | undefined;
    readonly phase: AiPhase;
    readonly supportedVendors: ReadonlyArray<Vendor>;
  } | {
    readonly __typename: "AnomalyOpen";
    readonly sensitivity: AnomalySensitivity;
    readonly supportedVendors: ReadonlyArray<Vendor>;
  } | {
    readonly __typename: "NeedsPlan";
    readonly plan: {
      readonly " $fragmentSpreads": FragmentRefs<"PlanNeeded_plan">;
    } | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
  readonly judgedAt: string | null | undefined;
  readonly judgedDays: ReadonlyArray<{
    readonly judgedAt: string;
    readonly range: {
      readonly end: string;
      readonly start: string;
    };
    readonly vendor: Vendor;
  }>;
  readonly " $fragmentType": "WatchState_watch";
};
export type WatchState_watch$key = {
  readonly " $data"?: WatchState_watch$data;
  readonly " $fragmentSpreads": FragmentRefs<"WatchState_watch">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "supportedVendors",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "judgedAt",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WatchState_watch",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "availability",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sensitivity",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "type": "AnomalyOpen",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "availableOn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "phase",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "type": "AiLearning",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "PlanNeeded_plan"
                  }
                ],
                "type": "NeedsPlan",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "plan"
            }
          ],
          "type": "NeedsPlan",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "AnomalyJudgedDays",
      "kind": "LinkedField",
      "name": "judgedDays",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "vendor",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnomalyWatch",
  "abstractKey": null
};
})();

(node as any).hash = "39edcf5ba5cafb32b550808b9c2c1a21";

export default node;

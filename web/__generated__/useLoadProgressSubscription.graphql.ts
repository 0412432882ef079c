/**
 * @generated SignedSource<<8ea225733ef67394f30ec72e2dff8a09>>
 * @relayHash 85aba483ad7d74cd2bbab651797b8c90
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a707334af94f0169b2ceb445e6bd71289a2cdad97d9225f84435c71afb282ef9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LoadState = "FAILED" | "INTERRUPTED" | "LOADED" | "PLANNED" | "REFUSED" | "RUNNING" | "UNCHANGED";
export type useLoadProgressSubscription$variables = Record<PropertyKey, never>;
export type useLoadProgressSubscription$data = {
  readonly loadProgress: {
    readonly id: string;
    readonly progress: {
      readonly done: number;
      readonly name: string;
      readonly step: string;
      readonly total: number;
    } | null | undefined;
    readonly state: LoadState;
    readonly " $fragmentSpreads": FragmentRefs<"LoadRow_run" | "LoadSummary_run">;
  } | null | undefined;
};
export type useLoadProgressSubscription = {
  response: useLoadProgressSubscription$data;
  variables: useLoadProgressSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "LoadProgress",
  "kind": "LinkedField",
  "name": "progress",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "done",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "step",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useLoadProgressSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LoadRun",
        "kind": "LinkedField",
        "name": "loadProgress",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LoadRow_run"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LoadSummary_run"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useLoadProgressSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LoadRun",
        "kind": "LinkedField",
        "name": "loadProgress",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fileCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "monthsShrunk",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "origin",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rowsLoaded",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rowsRejected",
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
            "name": "startedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "startedBy",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "LoadFault",
            "kind": "LinkedField",
            "name": "fault",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "file",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "message",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a707334af94f0169b2ceb445e6bd71289a2cdad97d9225f84435c71afb282ef9",
    "metadata": {},
    "name": "useLoadProgressSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "5ba68e221a372cf22c03b4b3e0cd9634";

export default node;

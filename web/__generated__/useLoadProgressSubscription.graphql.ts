/**
 * @generated SignedSource<<f85d11a217cbc6d4567c21812acd8751>>
 * @relayHash db9b341d45b0df27f7d5c4f15575d247
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 973f8d97b423510546212983fbb6736ca05c7660cf8975726a93e6171888dba1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LoadState = "FAILED" | "INTERRUPTED" | "LOADED" | "PLANNED" | "REFUSED" | "RUNNING" | "UNCHANGED";
export type useLoadProgressSubscription$variables = Record<PropertyKey, never>;
export type useLoadProgressSubscription$data = {
  readonly loadProgress: {
    readonly id: string;
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
    "id": "973f8d97b423510546212983fbb6736ca05c7660cf8975726a93e6171888dba1",
    "metadata": {},
    "name": "useLoadProgressSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "27b4dc1a5dce585c868b3923afc8414e";

export default node;

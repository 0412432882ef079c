/**
 * @generated SignedSource<<b0e8fcb20eb78a90d261f5ee67c4f061>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LoadState = "FAILED" | "INTERRUPTED" | "LOADED" | "RUNNING" | "UNCHANGED";
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
    "cacheID": "db9b341d45b0df27f7d5c4f15575d247",
    "id": null,
    "metadata": {},
    "name": "useLoadProgressSubscription",
    "operationKind": "subscription",
    "text": "subscription useLoadProgressSubscription {\n  loadProgress {\n    id\n    state\n    ...LoadRow_run\n    ...LoadSummary_run\n  }\n}\n\nfragment LoadRow_run on LoadRun {\n  fileCount\n  id\n  monthsShrunk\n  origin\n  progress {\n    done\n    name\n    step\n    total\n  }\n  rowsLoaded\n  rowsRejected\n  source\n  startedAt\n  startedBy\n  state\n}\n\nfragment LoadSummary_run on LoadRun {\n  endedAt\n  fault {\n    file\n    message\n  }\n  origin\n  progress {\n    done\n    name\n    step\n    total\n  }\n  source\n  startedAt\n  startedBy\n  state\n}\n"
  }
};
})();

(node as any).hash = "27b4dc1a5dce585c868b3923afc8414e";

export default node;

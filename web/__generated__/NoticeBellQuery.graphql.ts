/**
 * @generated SignedSource<<eae55052ec9b8752c7960edc13ffcc9a>>
 * @relayHash 925164255a8b3e0135a6d0ba93f31f90
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24cc6ef70a760315b80573e95ed239c660c51d4757c704fd55187db0e32c4a4d

import type { ConcreteRequest } from 'relay-runtime';
export type AlarmLevel = "CRITICAL" | "MAJOR" | "MINOR";
export type AlertKind = "ANOMALY" | "BUDGET_EXPECTED" | "BUDGET_REACHED" | "COMMITMENT_ENDS" | "COMMITMENT_IDLE" | "COMMITMENT_LOW" | "LOAD_FAILED" | "RULE";
export type NoticeBellQuery$variables = Record<PropertyKey, never>;
export type NoticeBellQuery$data = {
  readonly viewer: {
    readonly alertFeed: {
      readonly alerts: ReadonlyArray<{
        readonly id: string;
        readonly isSeen: boolean;
        readonly judgedDays: {
          readonly end: string;
          readonly start: string;
        } | null | undefined;
        readonly kind: AlertKind;
        readonly level: AlarmLevel;
        readonly message: string;
        readonly path: string;
        readonly raisedAt: string;
      }>;
      readonly unseenCount: number;
    } | null | undefined;
  };
};
export type NoticeBellQuery = {
  response: NoticeBellQuery$data;
  variables: NoticeBellQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AlertFeed",
        "kind": "LinkedField",
        "name": "alertFeed",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Alert",
            "kind": "LinkedField",
            "name": "alerts",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isSeen",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "DateRange",
                "kind": "LinkedField",
                "name": "judgedDays",
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
                "name": "kind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "level",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "message",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "raisedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unseenCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NoticeBellQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NoticeBellQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "24cc6ef70a760315b80573e95ed239c660c51d4757c704fd55187db0e32c4a4d",
    "metadata": {},
    "name": "NoticeBellQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2dc966b6dde34995bdd713f6a4b5396a";

export default node;

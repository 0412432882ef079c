/**
 * @generated SignedSource<<29321a0c5413217980e72cba979c1d70>>
 * @relayHash 19169cdf8e014f9a6dbde1d30e75db57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11adac1053d73af0aaaf1b6e24dd32512ea593e02757548bba38986593391751

import type { ConcreteRequest } from 'relay-runtime';
export type AlarmLevel = "CRITICAL" | "MAJOR" | "MINOR";
export type AlertKind = "ANOMALY" | "BUDGET_EXPECTED" | "BUDGET_REACHED" | "COMMITMENT_ENDS" | "COMMITMENT_IDLE" | "COMMITMENT_LOW" | "LOAD_FAILED" | "RULE";
export type alertFeedQuery$variables = Record<PropertyKey, never>;
export type alertFeedQuery$data = {
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
export type alertFeedQuery = {
  response: alertFeedQuery$data;
  variables: alertFeedQuery$variables;
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
    "name": "alertFeedQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "alertFeedQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "11adac1053d73af0aaaf1b6e24dd32512ea593e02757548bba38986593391751",
    "metadata": {},
    "name": "alertFeedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4790d1fedc64ec7c763809821e26dfaa";

export default node;

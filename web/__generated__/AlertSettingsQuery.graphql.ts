/**
 * @generated SignedSource<<e2d2e777010b2f6718b9f5728f6ad886>>
 * @relayHash 0d73e5b75991b69e9ed262a1a9375ac5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc99ad7e04d362d6bd1dd57f471b40fc6a95c6708c764c5a6dfe18d336048c9b

import type { ConcreteRequest } from 'relay-runtime';
export type AlertSettingsQuery$variables = Record<PropertyKey, never>;
export type AlertSettingsQuery$data = {
  readonly viewer: {
    readonly budgetAlerts: {
      readonly alerts: ReadonlyArray<{
        readonly actual: ReadonlyArray<number>;
        readonly expected: ReadonlyArray<number>;
        readonly key: string;
        readonly recipients: ReadonlyArray<string>;
        readonly version: number;
      }>;
      readonly people: ReadonlyArray<{
        readonly email: string;
        readonly name: string;
      }>;
    } | null | undefined;
  };
};
export type AlertSettingsQuery = {
  response: AlertSettingsQuery$data;
  variables: AlertSettingsQuery$variables;
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
        "concreteType": "BudgetAlerts",
        "kind": "LinkedField",
        "name": "budgetAlerts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BudgetAlert",
            "kind": "LinkedField",
            "name": "alerts",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "key",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "actual",
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
                "name": "recipients",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BudgetPerson",
            "kind": "LinkedField",
            "name": "people",
            "plural": true,
            "selections": [
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
                "name": "email",
                "storageKey": null
              }
            ],
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
    "name": "AlertSettingsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AlertSettingsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "fc99ad7e04d362d6bd1dd57f471b40fc6a95c6708c764c5a6dfe18d336048c9b",
    "metadata": {},
    "name": "AlertSettingsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c0003bb6b49941bd67877cc6020b3155";

export default node;

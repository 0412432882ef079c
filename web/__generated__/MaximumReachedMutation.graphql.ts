/**
 * @generated SignedSource<<1f0ab09eb6a49f2ded38fe213f6ccc92>>
 * @relayHash 16feb9f5b87b0b32e52be2564b9d192c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6edc0882d6df5b6adb7a6df4a2e4b7651fe7e58342f89e864235228442abe14

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteDashboardInput = {
  id: string;
  version: number;
};
export type MaximumReachedMutation$variables = {
  input: DeleteDashboardInput;
};
export type MaximumReachedMutation$data = {
  readonly deleteDashboard: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
    readonly viewer: {
      readonly dashboards: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
      }> | null | undefined;
    };
  };
};
export type MaximumReachedMutation = {
  response: MaximumReachedMutation$data;
  variables: MaximumReachedMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "DeleteDashboardPayload",
    "kind": "LinkedField",
    "name": "deleteDashboard",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
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
            "concreteType": "Dashboard",
            "kind": "LinkedField",
            "name": "dashboards",
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
                "name": "name",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MaximumReachedMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MaximumReachedMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e6edc0882d6df5b6adb7a6df4a2e4b7651fe7e58342f89e864235228442abe14",
    "metadata": {},
    "name": "MaximumReachedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "73617907a5c1de928c052f5cb6e9c012";

export default node;

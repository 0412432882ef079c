/**
 * @generated SignedSource<<dae14020a2e70bc183d5cf82d07f7919>>
 * @relayHash 2b4c8b85ee3df02ebb3294b35e559957
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8505346f7055449918863cf98593b11a7b16ac5f7ce5073e96bce5fc2af93b4d

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteDashboardMailInput = {
  id: string;
};
export type useDashboardMailDeleteMutation$variables = {
  input: DeleteDashboardMailInput;
};
export type useDashboardMailDeleteMutation$data = {
  readonly deleteDashboardMail: {
    readonly deletedId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type useDashboardMailDeleteMutation = {
  response: useDashboardMailDeleteMutation$data;
  variables: useDashboardMailDeleteMutation$variables;
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
    "concreteType": "DeleteDashboardMailPayload",
    "kind": "LinkedField",
    "name": "deleteDashboardMail",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
        "storageKey": null
      },
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
    "name": "useDashboardMailDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDashboardMailDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8505346f7055449918863cf98593b11a7b16ac5f7ce5073e96bce5fc2af93b4d",
    "metadata": {},
    "name": "useDashboardMailDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "04449ff0c66b2d10160b594bbfbd8b79";

export default node;

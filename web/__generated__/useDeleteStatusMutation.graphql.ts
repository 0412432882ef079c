/**
 * @generated SignedSource<<393c3596407565070ab711afc9d5a373>>
 * @relayHash cdede087d439c2f3963242a749d3f917
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91b121b7d38bdf36e13973c9613dbe31bb7f94ef226c7f3b33f6aa7570ac8e8d

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteOperationStatusInput = {
  id: string;
  isDeleted?: boolean;
  version: number;
};
export type useDeleteStatusMutation$variables = {
  input: DeleteOperationStatusInput;
};
export type useDeleteStatusMutation$data = {
  readonly deleteOperationStatus: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type useDeleteStatusMutation = {
  response: useDeleteStatusMutation$data;
  variables: useDeleteStatusMutation$variables;
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
    "concreteType": "OperationStatusPayload",
    "kind": "LinkedField",
    "name": "deleteOperationStatus",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
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
    "name": "useDeleteStatusMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteStatusMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "91b121b7d38bdf36e13973c9613dbe31bb7f94ef226c7f3b33f6aa7570ac8e8d",
    "metadata": {},
    "name": "useDeleteStatusMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "75d4e08107e579c15e35b8a71f4e05d8";

export default node;

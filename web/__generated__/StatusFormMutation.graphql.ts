/**
 * @generated SignedSource<<833d36bfceeb39e54ad5fcc5fc7641cb>>
 * @relayHash 10acd6ed73fcb40cbe2e9c3225fcf251
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97e0a95cb6e0a39a7527f1ad8ee92f79cd107d5058143db5ff6187de48ea5b1f

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateOperationStatusInput = {
  code?: string | null | undefined;
  id: string;
  note?: string;
  version: number;
};
export type StatusFormMutation$variables = {
  input: UpdateOperationStatusInput;
};
export type StatusFormMutation$data = {
  readonly updateOperationStatus: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type StatusFormMutation = {
  response: StatusFormMutation$data;
  variables: StatusFormMutation$variables;
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
    "name": "updateOperationStatus",
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
    "name": "StatusFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StatusFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "97e0a95cb6e0a39a7527f1ad8ee92f79cd107d5058143db5ff6187de48ea5b1f",
    "metadata": {},
    "name": "StatusFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5e8165e8e9119301ad4edeb692e0930f";

export default node;

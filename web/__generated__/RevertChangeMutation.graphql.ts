/**
 * @generated SignedSource<<b360ed24251c5da17ee1fa713c6ae284>>
 * @relayHash de1c2c3d09804dfa5414e089ecd18d4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f2d365897463a66b29fd1a0a021cebbf3125843ad21264093f5542a8380386a

import type { ConcreteRequest } from 'relay-runtime';
export type RevertDataChangeInput = {
  confirmation: string;
  id: string;
};
export type RevertChangeMutation$variables = {
  input: RevertDataChangeInput;
};
export type RevertChangeMutation$data = {
  readonly revertDataChange: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type RevertChangeMutation = {
  response: RevertChangeMutation$data;
  variables: RevertChangeMutation$variables;
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
    "concreteType": "RevertDataChangePayload",
    "kind": "LinkedField",
    "name": "revertDataChange",
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
    "name": "RevertChangeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RevertChangeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3f2d365897463a66b29fd1a0a021cebbf3125843ad21264093f5542a8380386a",
    "metadata": {},
    "name": "RevertChangeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "83d996093ec7156ff6808042eb6ae459";

export default node;

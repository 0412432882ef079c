/**
 * @generated SignedSource<<6dd42289ffd2644aa3bdfe2b62154c1b>>
 * @relayHash de335ea959a66d07e26867551d71fc3c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 920de5f0245ef5dea57b6e1075a42ba15e9eaad34e154d353f10c0f81c806e98

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteMigrationRoiInput = {
  id: string;
  isDeleted?: boolean;
  version: number;
};
export type useDeleteRoiMutation$variables = {
  input: DeleteMigrationRoiInput;
};
export type useDeleteRoiMutation$data = {
  readonly deleteMigrationRoi: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type useDeleteRoiMutation = {
  response: useDeleteRoiMutation$data;
  variables: useDeleteRoiMutation$variables;
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
    "concreteType": "DeleteMigrationRoiPayload",
    "kind": "LinkedField",
    "name": "deleteMigrationRoi",
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
    "name": "useDeleteRoiMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteRoiMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "920de5f0245ef5dea57b6e1075a42ba15e9eaad34e154d353f10c0f81c806e98",
    "metadata": {},
    "name": "useDeleteRoiMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5e17d6cb01a6676bb48a2c717264db35";

export default node;

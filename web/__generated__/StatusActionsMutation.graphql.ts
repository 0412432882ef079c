/**
 * @generated SignedSource<<e395121d65257d5b779a56acc93aee6d>>
 * @relayHash 7e858bced92c1adcddff38c7dd09d22d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa8471b3b46db6b737d7d9475631fa3c6549794957946f8de80dd19f20a391ba

import type { ConcreteRequest } from 'relay-runtime';
export type RepairOperationStatusInput = {
  id: string;
};
export type StatusActionsMutation$variables = {
  input: RepairOperationStatusInput;
};
export type StatusActionsMutation$data = {
  readonly repairOperationStatus: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type StatusActionsMutation = {
  response: StatusActionsMutation$data;
  variables: StatusActionsMutation$variables;
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
    "name": "repairOperationStatus",
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
    "name": "StatusActionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StatusActionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fa8471b3b46db6b737d7d9475631fa3c6549794957946f8de80dd19f20a391ba",
    "metadata": {},
    "name": "StatusActionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "da025b451c6dfe3a083593393924fbfc";

export default node;

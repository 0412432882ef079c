/**
 * @generated SignedSource<<bc7d4d5c68d7e57fba2a8e30a479e215>>
 * @relayHash 343ec882e2f7528edda063a6e62be05f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dca1bc536978f8dea633e732ec70bbae025016e34b9f274f0057f88ba597466e

import type { ConcreteRequest } from 'relay-runtime';
export type CommitmentRemindersInput = {
  days: ReadonlyArray<number>;
  lowPercent: number;
  recipients: ReadonlyArray<string>;
  version: number;
};
export type reminderDocumentsAzureMutation$variables = {
  input: CommitmentRemindersInput;
};
export type reminderDocumentsAzureMutation$data = {
  readonly saveAzureReservationReminders: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type reminderDocumentsAzureMutation = {
  response: reminderDocumentsAzureMutation$data;
  variables: reminderDocumentsAzureMutation$variables;
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
    "concreteType": "CommitmentRemindersPayload",
    "kind": "LinkedField",
    "name": "saveAzureReservationReminders",
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
    "name": "reminderDocumentsAzureMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "reminderDocumentsAzureMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "dca1bc536978f8dea633e732ec70bbae025016e34b9f274f0057f88ba597466e",
    "metadata": {},
    "name": "reminderDocumentsAzureMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b4635b0554fcddbd17d4db39c76ffe5f";

export default node;

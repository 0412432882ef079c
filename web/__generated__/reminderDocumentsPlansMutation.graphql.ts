/**
 * @generated SignedSource<<4d56c400fb51749a670b9909df5d25b9>>
 * @relayHash e6d2297805da3cc2c625c23271207d4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 418685c3ad217a3a2d658231cf384b61981bd005288d88e13b43beea82908f86

import type { ConcreteRequest } from 'relay-runtime';
export type CommitmentRemindersInput = {
  days: ReadonlyArray<number>;
  lowPercent: number;
  recipients: ReadonlyArray<string>;
  version: number;
};
export type reminderDocumentsPlansMutation$variables = {
  input: CommitmentRemindersInput;
};
export type reminderDocumentsPlansMutation$data = {
  readonly saveSavingsPlanReminders: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type reminderDocumentsPlansMutation = {
  response: reminderDocumentsPlansMutation$data;
  variables: reminderDocumentsPlansMutation$variables;
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
    "name": "saveSavingsPlanReminders",
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
    "name": "reminderDocumentsPlansMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "reminderDocumentsPlansMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "418685c3ad217a3a2d658231cf384b61981bd005288d88e13b43beea82908f86",
    "metadata": {},
    "name": "reminderDocumentsPlansMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "67f24d64c59be4e36a8af9a1675eebf6";

export default node;

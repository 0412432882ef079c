/**
 * @generated SignedSource<<310fb871f07b9144f84ffeaa748c312a>>
 * @relayHash 24e7a066a1735dbd161b563224acd1c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afe5769420418e885076ffe837be00932891b8a53a3e9d6a660e3fab475b33ec

import type { ConcreteRequest } from 'relay-runtime';
export type CommitmentRemindersInput = {
  days: ReadonlyArray<number>;
  lowPercent: number;
  recipients: ReadonlyArray<string>;
  version: number;
};
export type reminderDocumentsReservedMutation$variables = {
  input: CommitmentRemindersInput;
};
export type reminderDocumentsReservedMutation$data = {
  readonly saveReservedInstanceReminders: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type reminderDocumentsReservedMutation = {
  response: reminderDocumentsReservedMutation$data;
  variables: reminderDocumentsReservedMutation$variables;
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
    "name": "saveReservedInstanceReminders",
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
    "name": "reminderDocumentsReservedMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "reminderDocumentsReservedMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "afe5769420418e885076ffe837be00932891b8a53a3e9d6a660e3fab475b33ec",
    "metadata": {},
    "name": "reminderDocumentsReservedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bd5c907db72e1135c104d217b564777b";

export default node;

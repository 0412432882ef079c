/**
 * @generated SignedSource<<b93c79c3339ba6a7c667d07a465b0325>>
 * @relayHash e3e2595ea3e587fd9dc1752426537734
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60fb992bd9853c9668e29f158590aa2e1e1ed9b9cae16961401e86223e6d118c

import type { ConcreteRequest } from 'relay-runtime';
export type CostExportState = "CANCELLED" | "FAILED" | "MAILED" | "RUNNING" | "WAITING";
export type CancelCostExportInput = {
  id: string;
};
export type MailedFilesMutation$variables = {
  input: CancelCostExportInput;
};
export type MailedFilesMutation$data = {
  readonly cancelCostExport: {
    readonly jobs: ReadonlyArray<{
      readonly id: string;
      readonly state: CostExportState;
    }> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type MailedFilesMutation = {
  response: MailedFilesMutation$data;
  variables: MailedFilesMutation$variables;
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
    "concreteType": "CancelCostExportPayload",
    "kind": "LinkedField",
    "name": "cancelCostExport",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CostExportJob",
        "kind": "LinkedField",
        "name": "jobs",
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
            "name": "state",
            "storageKey": null
          }
        ],
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
    "name": "MailedFilesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MailedFilesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "60fb992bd9853c9668e29f158590aa2e1e1ed9b9cae16961401e86223e6d118c",
    "metadata": {},
    "name": "MailedFilesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e637ea915bee48766cb121cae21cb9ec";

export default node;

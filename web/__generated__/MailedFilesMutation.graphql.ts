/**
 * @generated SignedSource<<a0c6f7e9cc0fb2db49793a3364c0d041>>
 * @relayHash 736b33cfa216866da2b3b85298453c38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c340e4118982ece28576088f75a5b57f696f7e952c0e74d226103ea475315550

import type { ConcreteRequest } from 'relay-runtime';
export type CostExportState = "CANCELLED" | "FAILED" | "MAILED" | "RUNNING" | "WAITING";
export type MailedFilesMutation$variables = {
  id: string;
};
export type MailedFilesMutation$data = {
  readonly cancelCostExport: {
    readonly jobs: ReadonlyArray<{
      readonly id: string;
      readonly state: CostExportState;
    }> | null | undefined;
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
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "id",
            "variableName": "id"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
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
    "id": "c340e4118982ece28576088f75a5b57f696f7e952c0e74d226103ea475315550",
    "metadata": {},
    "name": "MailedFilesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "73a5ae1dc25197335fce139e1e8c76a0";

export default node;

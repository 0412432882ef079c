/**
 * @generated SignedSource<<88f36d596b7a7c38758de0a87853426d>>
 * @relayHash 2d536f5442bd67e2becc0caf544aad9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 100aa2835c1803b7561bf647b9d3eda9a36e3a45215131db3551795ae0231929

import type { ConcreteRequest } from 'relay-runtime';
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type DeleteAnomalyNotificationInput = {
  vendor?: Vendor | null | undefined;
  version: number;
};
export type useDeleteNotificationMutation$variables = {
  input: DeleteAnomalyNotificationInput;
};
export type useDeleteNotificationMutation$data = {
  readonly deleteAnomalyNotification: {
    readonly isDeleted: boolean;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type useDeleteNotificationMutation = {
  response: useDeleteNotificationMutation$data;
  variables: useDeleteNotificationMutation$variables;
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
    "concreteType": "DeleteAnomalyNotificationPayload",
    "kind": "LinkedField",
    "name": "deleteAnomalyNotification",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isDeleted",
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
    "name": "useDeleteNotificationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteNotificationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "100aa2835c1803b7561bf647b9d3eda9a36e3a45215131db3551795ae0231929",
    "metadata": {},
    "name": "useDeleteNotificationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e726d601b47495fbcbf75f9d076ba58c";

export default node;

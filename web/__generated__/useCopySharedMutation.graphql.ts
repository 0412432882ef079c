/**
 * @generated SignedSource<<25f5c5ebfdf4194bf6afe23cf8795d23>>
 * @relayHash 93d54512b17d74dff8514773f62b2b31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33a92a381443f39f05f9919f8804d9a547dff98c38eb873e69a60859c66afbea

import type { ConcreteRequest } from 'relay-runtime';
export type CopySharedDashboardInput = {
  company?: string | null | undefined;
  uuid: string;
};
export type useCopySharedMutation$variables = {
  input: CopySharedDashboardInput;
};
export type useCopySharedMutation$data = {
  readonly copySharedDashboard: {
    readonly dashboard: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
    readonly viewer: {
      readonly dashboards: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
      }> | null | undefined;
    };
  };
};
export type useCopySharedMutation = {
  response: useCopySharedMutation$data;
  variables: useCopySharedMutation$variables;
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
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CopySharedDashboardPayload",
    "kind": "LinkedField",
    "name": "copySharedDashboard",
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
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Dashboard",
        "kind": "LinkedField",
        "name": "dashboard",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Dashboard",
            "kind": "LinkedField",
            "name": "dashboards",
            "plural": true,
            "selections": (v1/*:: as any*/),
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
    "name": "useCopySharedMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCopySharedMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "33a92a381443f39f05f9919f8804d9a547dff98c38eb873e69a60859c66afbea",
    "metadata": {},
    "name": "useCopySharedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "15c1640402854b24d8f5e45d1fe497fe";

export default node;

/**
 * @generated SignedSource<<1ddc198bf56bad2e1c070b4b65b31438>>
 * @relayHash 22678dd1088348fc9a6e136549e89ef1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a58a40b78c783d419e6bd5530d30d4e1134ed5b988c6852515cbd9cc5b429c0c

import type { ConcreteRequest } from 'relay-runtime';
export type DashboardTemplateName = "AWS" | "AZURE" | "ENGINEERING" | "EXECUTIVE" | "FINANCE" | "GCP" | "MULTI_VENDOR" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "OVERVIEW" | "TENCENT";
export type CreateDashboardInput = {
  name?: string | null | undefined;
  template?: DashboardTemplateName | null | undefined;
};
export type useNewDashboardCreateMutation$variables = {
  input: CreateDashboardInput;
};
export type useNewDashboardCreateMutation$data = {
  readonly made: {
    readonly dashboard: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
    readonly viewer: {
      readonly dashboard: {
        readonly id: string;
      } | null | undefined;
      readonly dashboards: ReadonlyArray<{
        readonly id: string;
        readonly isSelected: boolean;
        readonly name: string;
      }> | null | undefined;
    };
  };
};
export type useNewDashboardCreateMutation = {
  response: useNewDashboardCreateMutation$data;
  variables: useNewDashboardCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  {
    "alias": "made",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "DashboardPayload",
    "kind": "LinkedField",
    "name": "createDashboard",
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Dashboard",
        "kind": "LinkedField",
        "name": "dashboard",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
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
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isSelected",
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
            "selections": [
              (v1/*:: as any*/)
            ],
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
    "name": "useNewDashboardCreateMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useNewDashboardCreateMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "a58a40b78c783d419e6bd5530d30d4e1134ed5b988c6852515cbd9cc5b429c0c",
    "metadata": {},
    "name": "useNewDashboardCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4cf739356f391d0a73293a1d6d984602";

export default node;

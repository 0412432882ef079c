/**
 * @generated SignedSource<<55b17ac414e239c4ac82d59f5ffcdca6>>
 * @relayHash 048818eaa0a3691569ab97012e260cca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 583182cc32f9da702d547efaaccc641e9895e5fc45cfd0b517730982f2849407

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteDashboardInput = {
  id: string;
  version: number;
};
export type DeleteDashboardMutation$variables = {
  input: DeleteDashboardInput;
};
export type DeleteDashboardMutation$data = {
  readonly deleteDashboard: {
    readonly deletedId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
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
export type DeleteDashboardMutation = {
  response: DeleteDashboardMutation$data;
  variables: DeleteDashboardMutation$variables;
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
    "concreteType": "DeleteDashboardPayload",
    "kind": "LinkedField",
    "name": "deleteDashboard",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
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
    "name": "DeleteDashboardMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteDashboardMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "583182cc32f9da702d547efaaccc641e9895e5fc45cfd0b517730982f2849407",
    "metadata": {},
    "name": "DeleteDashboardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "55885543225506748ab17043d0b3e17f";

export default node;

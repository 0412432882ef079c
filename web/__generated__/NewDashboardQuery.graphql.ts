/**
 * @generated SignedSource<<d6457b14d47fc4e638bfc47ce4728945>>
 * @relayHash e8fc16c3a5d62dc6688b2bd82d482d54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f185c0cf7a7b8009fbed0815f6c4ea532814120aaefe23501cce3042b8c80e0

import type { ConcreteRequest } from 'relay-runtime';
export type DashboardTemplateName = "AWS" | "AZURE" | "ENGINEERING" | "EXECUTIVE" | "FINANCE" | "GCP" | "MULTI_VENDOR" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "OVERVIEW" | "TENCENT";
export type NewDashboardQuery$variables = Record<PropertyKey, never>;
export type NewDashboardQuery$data = {
  readonly viewer: {
    readonly dashboardTemplates: ReadonlyArray<{
      readonly name: DashboardTemplateName;
    }> | null | undefined;
  };
};
export type NewDashboardQuery = {
  response: NewDashboardQuery$data;
  variables: NewDashboardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "concreteType": "DashboardTemplate",
        "kind": "LinkedField",
        "name": "dashboardTemplates",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewDashboardQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewDashboardQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "6f185c0cf7a7b8009fbed0815f6c4ea532814120aaefe23501cce3042b8c80e0",
    "metadata": {},
    "name": "NewDashboardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2d4540882991c0ba8e037c0b5cbccf74";

export default node;

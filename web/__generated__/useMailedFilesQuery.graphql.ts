/**
 * @generated SignedSource<<7c6e6cf2ac5dff6f636afa7427629561>>
 * @relayHash baad7bf0b0f84f0f63797f74e067cf24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID faf90d1edb361eceed074fcf15c6a43ffb58fbada0179688c8d335e8c4fc2298

import type { ConcreteRequest } from 'relay-runtime';
export type CostExportState = "CANCELLED" | "FAILED" | "MAILED" | "RUNNING" | "WAITING";
export type useMailedFilesQuery$variables = Record<PropertyKey, never>;
export type useMailedFilesQuery$data = {
  readonly viewer: {
    readonly costExports: ReadonlyArray<{
      readonly createdAt: string;
      readonly fileName: string | null | undefined;
      readonly id: string;
      readonly rowCount: number | null | undefined;
      readonly rowsDone: number;
      readonly state: CostExportState;
    }> | null | undefined;
  };
};
export type useMailedFilesQuery = {
  response: useMailedFilesQuery$data;
  variables: useMailedFilesQuery$variables;
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
        "concreteType": "CostExportJob",
        "kind": "LinkedField",
        "name": "costExports",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fileName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createdAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rowsDone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rowCount",
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
    "name": "useMailedFilesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useMailedFilesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "faf90d1edb361eceed074fcf15c6a43ffb58fbada0179688c8d335e8c4fc2298",
    "metadata": {},
    "name": "useMailedFilesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0fd787c51f0f422b8139aa6197595f87";

export default node;

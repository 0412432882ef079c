/**
 * @generated SignedSource<<1e12fbe09a6236a7c52cc53642a7cd92>>
 * @relayHash d2743c7793eb6284794055e78bbe94c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83da012dbe5bdb69e2ce4c61961f08f799602e995512d9917d4aa22f7408e58e

import type { ConcreteRequest } from 'relay-runtime';
export type AlarmLevel = "CRITICAL" | "MAJOR" | "MINOR";
export type AnomalyDetectType = "AI" | "RULE";
export type AnomalyFileFormat = "CSV" | "XLSX";
export type AnomalySensitivity = "HIGH" | "LOW" | "MIDDLE";
export type AnomalySort = "IMPACT" | "LEVEL" | "NEWEST" | "OLDEST";
export type AnomalyState = "ACKNOWLEDGED" | "FALSE" | "OPEN" | "PLANNED" | "RESOLVED" | "SNOOZED" | "WITHDRAWN";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type AnomalyFilterInput = {
  detectType?: AnomalyDetectType | null | undefined;
  end?: string | null | undefined;
  isStarred?: boolean | null | undefined;
  isWithHidden?: boolean;
  levels?: ReadonlyArray<AlarmLevel> | null | undefined;
  sensitivity?: AnomalySensitivity | null | undefined;
  start?: string | null | undefined;
  states?: ReadonlyArray<AnomalyState> | null | undefined;
  topKey?: string | null | undefined;
  vendors?: ReadonlyArray<Vendor> | null | undefined;
};
export type ListFilesQuery$variables = {
  filter: AnomalyFilterInput;
  format: AnomalyFileFormat;
  sort: AnomalySort;
};
export type ListFilesQuery$data = {
  readonly viewer: {
    readonly anomalyFile: {
      readonly content: string;
      readonly contentType: string;
      readonly name: string;
    } | null | undefined;
  };
};
export type ListFilesQuery = {
  response: ListFilesQuery$data;
  variables: ListFilesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "format"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v3 = [
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
        "args": [
          {
            "kind": "Variable",
            "name": "filter",
            "variableName": "filter"
          },
          {
            "kind": "Variable",
            "name": "format",
            "variableName": "format"
          },
          {
            "kind": "Variable",
            "name": "sort",
            "variableName": "sort"
          }
        ],
        "concreteType": "AnomalyFile",
        "kind": "LinkedField",
        "name": "anomalyFile",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "content",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "contentType",
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
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ListFilesQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ListFilesQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "83da012dbe5bdb69e2ce4c61961f08f799602e995512d9917d4aa22f7408e58e",
    "metadata": {},
    "name": "ListFilesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8724eb924d50e1972ca29a067f1e2d71";

export default node;

/**
 * @generated SignedSource<<8d8f3bd494ce1e9550ba2c8ba0f31ca4>>
 * @relayHash 8146eb5e8a21a0b0f65fea6d367341be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97088c1525a2455d04b6c3d57410943286d4ba194fe1b09bb0cc30f548e7e2bd

import type { ConcreteRequest } from 'relay-runtime';
export type AlarmLevel = "CRITICAL" | "MAJOR" | "MINOR";
export type AnomalyDetectType = "AI" | "RULE";
export type AnomalySensitivity = "HIGH" | "LOW" | "MIDDLE";
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
export type useChartAnomaliesQuery$variables = {
  count: number;
  filter: AnomalyFilterInput;
};
export type useChartAnomaliesQuery$data = {
  readonly viewer: {
    readonly anomalies: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly account: {
            readonly key: string;
          } | null | undefined;
          readonly message: string;
          readonly product: {
            readonly key: string;
          } | null | undefined;
          readonly region: {
            readonly key: string;
          } | null | undefined;
          readonly startedOn: string;
          readonly vendor: Vendor;
        };
      }>;
    } | null | undefined;
  };
};
export type useChartAnomaliesQuery = {
  response: useChartAnomaliesQuery$data;
  variables: useChartAnomaliesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "count"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v2 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "itemsPerPage",
    "variableName": "count"
  },
  {
    "kind": "Literal",
    "name": "sort",
    "value": "LEVEL"
  }
],
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "key",
    "storageKey": null
  }
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "AnomalyItem",
  "kind": "LinkedField",
  "name": "account",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "AnomalyItem",
  "kind": "LinkedField",
  "name": "product",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "AnomalyItem",
  "kind": "LinkedField",
  "name": "region",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startedOn",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vendor",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useChartAnomaliesQuery",
    "selections": [
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
            "args": (v2/*:: as any*/),
            "concreteType": "AnomalyConnection",
            "kind": "LinkedField",
            "name": "anomalies",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AnomalyEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Anomaly",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useChartAnomaliesQuery",
    "selections": [
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
            "args": (v2/*:: as any*/),
            "concreteType": "AnomalyConnection",
            "kind": "LinkedField",
            "name": "anomalies",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AnomalyEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Anomaly",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "id",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "97088c1525a2455d04b6c3d57410943286d4ba194fe1b09bb0cc30f548e7e2bd",
    "metadata": {},
    "name": "useChartAnomaliesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5229f5994e3fa9158031bed40fd5993d";

export default node;

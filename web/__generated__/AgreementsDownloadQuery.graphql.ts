/**
 * @generated SignedSource<<bff4511b11d8a74ce6df1866ebda68b3>>
 * @relayHash c46ee74e15e7814e254bddd66585a5ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 590f25e0b77fbeb28bc7547851c8745afebe888b92c8d0eb522d2dfaabe4e24f

import type { ConcreteRequest } from 'relay-runtime';
export type CommitmentPeriod = "MONTH" | "YEAR";
export type SavingsPlanUseSortField = "END" | "NET_SAVINGS" | "ON_DEMAND_SPEND" | "SAVINGS_RATE" | "TOTAL_PAYMENT" | "UNUSED_PAYMENT" | "USED_PAYMENT" | "UTILIZATION";
export type SortOrder = "ASC" | "DESC";
export type CommitmentQuery = {
  accounts?: ReadonlyArray<string>;
  instanceFamilies?: ReadonlyArray<string>;
  months?: MonthsInput | null | undefined;
  products?: ReadonlyArray<string>;
  regions?: ReadonlyArray<string>;
  toDate?: CommitmentPeriod;
};
export type MonthsInput = {
  end: string;
  start: string;
};
export type SavingsPlanUseSort = {
  by?: SavingsPlanUseSortField;
  order?: SortOrder;
};
export type AgreementsDownloadQuery$variables = {
  page: number;
  query: CommitmentQuery;
  sort: SavingsPlanUseSort;
};
export type AgreementsDownloadQuery$data = {
  readonly viewer: {
    readonly savingsPlans: {
      readonly agreements: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly account: string;
            readonly accountName: string;
            readonly currency: string;
            readonly endsAt: string | null | undefined;
            readonly figures: {
              readonly netSavings: number;
              readonly onDemandSpend: number;
              readonly savingsRate: number | null | undefined;
              readonly totalPayment: number;
              readonly unusedPayment: number;
              readonly usedPayment: number;
              readonly utilization: number | null | undefined;
            };
            readonly instanceFamily: string | null | undefined;
            readonly key: string;
            readonly regionName: string | null | undefined;
            readonly type: string | null | undefined;
          };
        }>;
        readonly totalCount: number;
      } | null | undefined;
    } | null | undefined;
  };
};
export type AgreementsDownloadQuery = {
  response: AgreementsDownloadQuery$data;
  variables: AgreementsDownloadQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "query"
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
            "name": "query",
            "variableName": "query"
          }
        ],
        "concreteType": "SavingsPlans",
        "kind": "LinkedField",
        "name": "savingsPlans",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "itemsPerPage",
                "value": 200
              },
              {
                "kind": "Variable",
                "name": "page",
                "variableName": "page"
              },
              {
                "kind": "Variable",
                "name": "sort",
                "variableName": "sort"
              }
            ],
            "concreteType": "SavingsPlanAgreementConnection",
            "kind": "LinkedField",
            "name": "agreements",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SavingsPlanAgreementEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SavingsPlanAgreement",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "key",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "account",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "accountName",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "type",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "instanceFamily",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "regionName",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "endsAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "currency",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CommitmentUse",
                        "kind": "LinkedField",
                        "name": "figures",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "utilization",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "savingsRate",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "netSavings",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "onDemandSpend",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "totalPayment",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "usedPayment",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "unusedPayment",
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
    "name": "AgreementsDownloadQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AgreementsDownloadQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "590f25e0b77fbeb28bc7547851c8745afebe888b92c8d0eb522d2dfaabe4e24f",
    "metadata": {},
    "name": "AgreementsDownloadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5d75f82dd44ef79c44ed712132327e8c";

export default node;

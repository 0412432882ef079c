/**
 * @generated SignedSource<<826e24625eb24edbf22c764d3cc163d3>>
 * @relayHash 8b4aa745a73a5d6b879f49887c5b46b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdc7e11194f9db0a439e01c6a0e9f61754291907b42ce071d88a68e6a907aea1

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type AbnormalScale = "PERCENTAGE" | "VALUE";
export type AlarmLevel = "CRITICAL" | "MAJOR" | "MINOR";
export type AnomalyRuleBasis = "BILLED" | "EFFECTIVE" | "USAGE";
export type FilterField = "ACCOUNT" | "API_OPERATION" | "AVAILABILITY_ZONE" | "CACHE_ENGINE" | "CHARGE_CATEGORY" | "CHARGE_TYPE" | "DATABASE" | "INSTANCE_FAMILY" | "INSTANCE_TYPE" | "INVOICE" | "PLATFORM" | "PRODUCT" | "PRODUCT_FAMILY" | "PUBLISHER" | "PURCHASE_OPTION" | "REGION" | "RESOURCE" | "SERVICE_CATEGORY" | "SERVICE_GROUP" | "TAG" | "TRANSFER_TYPE" | "USAGE_TYPE";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type WidgetComparison = "LAST_3_DAYS" | "LAST_7_DAYS" | "LATEST_DAY" | "LATEST_DAY_TO_AVERAGE" | "MONTH_TO_DATE";
export type AnomalyRuleInput = {
  basis?: AnomalyRuleBasis;
  comparison: WidgetComparison;
  filters?: ReadonlyArray<CostFilterInput>;
  isActive?: boolean;
  maxAlert: number;
  minAlert: number;
  scale?: AbnormalScale;
  threshold?: number;
  title: string;
};
export type CostFilterInput = {
  conditions: ReadonlyArray<FilterConditionInput>;
  vendor: Vendor;
};
export type FilterConditionInput = {
  contains?: string | null | undefined;
  field: FilterField;
  isExcluding?: boolean;
  startsWith?: string | null | undefined;
  tagKey?: string | null | undefined;
  values?: ReadonlyArray<string> | null | undefined;
};
export type RuleTrialQuery$variables = {
  rule: AnomalyRuleInput;
};
export type RuleTrialQuery$data = {
  readonly viewer: {
    readonly anomalyRuleTrial: Result<{
      readonly currency: string;
      readonly days: ReadonlyArray<{
        readonly changeRate: number;
        readonly compareCost: number;
        readonly cost: number;
        readonly date: string;
        readonly difference: number;
        readonly hasFired: boolean;
        readonly level: AlarmLevel | null | undefined;
      }>;
    } | null | undefined, unknown>;
  };
};
export type RuleTrialQuery = {
  response: RuleTrialQuery$data;
  variables: RuleTrialQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "rule"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "rule",
      "variableName": "rule"
    }
  ],
  "concreteType": "AnomalyRuleTrial",
  "kind": "LinkedField",
  "name": "anomalyRuleTrial",
  "plural": false,
  "selections": [
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
      "concreteType": "AnomalyTrialDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changeRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "compareCost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "difference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasFired",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "level",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RuleTrialQuery",
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
            "kind": "CatchField",
            "field": (v1/*:: as any*/),
            "to": "RESULT"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RuleTrialQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cdc7e11194f9db0a439e01c6a0e9f61754291907b42ce071d88a68e6a907aea1",
    "metadata": {},
    "name": "RuleTrialQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "735629503f969911dc98b0afe05c3216";

export default node;

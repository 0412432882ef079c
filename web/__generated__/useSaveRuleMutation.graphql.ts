/**
 * @generated SignedSource<<1fb8c54e4ef629bfd88947d4e14ae528>>
 * @relayHash a09b324b0d8f99d85596a6da7283b99a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1348d82029ea47da2d7f751a25c420aed7e20d82b73f2d9f8a6168be2c23e0e

import type { ConcreteRequest } from 'relay-runtime';
export type AbnormalScale = "PERCENTAGE" | "VALUE";
export type AnomalyRuleBasis = "BILLED" | "EFFECTIVE" | "USAGE";
export type FilterField = "ACCOUNT" | "API_OPERATION" | "AVAILABILITY_ZONE" | "CACHE_ENGINE" | "CHARGE_CATEGORY" | "CHARGE_TYPE" | "DATABASE" | "INSTANCE_FAMILY" | "INSTANCE_TYPE" | "INVOICE" | "PLATFORM" | "PRODUCT" | "PRODUCT_FAMILY" | "PUBLISHER" | "PURCHASE_OPTION" | "REGION" | "RESOURCE" | "SERVICE_CATEGORY" | "SERVICE_GROUP" | "TAG" | "TRANSFER_TYPE" | "USAGE_TYPE";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type WidgetComparison = "LAST_3_DAYS" | "LAST_7_DAYS" | "LATEST_DAY" | "LATEST_DAY_TO_AVERAGE" | "MONTH_TO_DATE";
export type SaveAnomalyRuleInput = {
  id?: string | null | undefined;
  rule: AnomalyRuleInput;
  version?: number | null | undefined;
};
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
export type useSaveRuleMutation$variables = {
  input: SaveAnomalyRuleInput;
};
export type useSaveRuleMutation$data = {
  readonly saveAnomalyRule: {
    readonly rule: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
    }>;
  };
};
export type useSaveRuleMutation = {
  response: useSaveRuleMutation$data;
  variables: useSaveRuleMutation$variables;
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
    "concreteType": "SaveAnomalyRulePayload",
    "kind": "LinkedField",
    "name": "saveAnomalyRule",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AnomalyRule",
        "kind": "LinkedField",
        "name": "rule",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
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
    "name": "useSaveRuleMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveRuleMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f1348d82029ea47da2d7f751a25c420aed7e20d82b73f2d9f8a6168be2c23e0e",
    "metadata": {},
    "name": "useSaveRuleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aa4d76ce8bdc402aa8ed10c87db9d663";

export default node;

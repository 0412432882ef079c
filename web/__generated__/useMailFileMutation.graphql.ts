/**
 * @generated SignedSource<<0f2bbb7ef26c5539338caadcd1b19614>>
 * @relayHash e68521c62801bb3f1ba275190f2a41d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49e19927f6682da207ec1a33812c82388f62c68191fa93157c3900826f1f6799

import type { ConcreteRequest } from 'relay-runtime';
export type CompareAlign = "POSITION" | "WEEKDAY";
export type CompareCost = "AVERAGE" | "INDIVIDUAL";
export type CompareMode = "CUSTOM" | "LAST_PERIOD" | "LAST_YEAR" | "NONE";
export type CostBasis = "BILLED" | "EFFECTIVE";
export type CostExportPart = "DETAILS" | "SERIES" | "SUMMARY";
export type CostExportState = "CANCELLED" | "FAILED" | "MAILED" | "RUNNING" | "WAITING";
export type CostItemColumn = "AVERAGE" | "CHANGE" | "COMPARE_SHARE" | "COMPARE_TOTAL" | "DIFFERENCE" | "LABEL" | "MONTH" | "SHARE" | "SHARE_DIFFERENCE" | "TOTAL";
export type CostItemSearch = "ACCOUNT" | "ALL" | "PRODUCT" | "REGION";
export type CostTableMode = "COMPARE_ABSOLUTE" | "COMPARE_LEGEND" | "COMPARE_PORTION" | "DEFAULT";
export type FileAppearance = "DISPLAYED" | "RAW";
export type FileFormat = "CSV" | "PARQUET" | "XLSX";
export type FilterField = "ACCOUNT" | "API_OPERATION" | "AVAILABILITY_ZONE" | "CACHE_ENGINE" | "CHARGE_CATEGORY" | "CHARGE_TYPE" | "DATABASE" | "INSTANCE_FAMILY" | "INSTANCE_TYPE" | "INVOICE" | "PLATFORM" | "PRODUCT" | "PRODUCT_FAMILY" | "PUBLISHER" | "PURCHASE_OPTION" | "REGION" | "RESOURCE" | "SERVICE_CATEGORY" | "SERVICE_GROUP" | "TAG" | "TRANSFER_TYPE" | "USAGE_TYPE";
export type SortOrder = "ASC" | "DESC";
export type TimeFrame = "CUSTOM" | "LAST_12_MONTHS" | "LAST_14_DAYS" | "LAST_3_MONTHS" | "LAST_60_DAYS" | "LAST_6_MONTHS" | "LAST_7_DAYS" | "LAST_MONTH" | "MONTH_TO_DATE" | "YEAR_TO_DATE";
export type TimeUnit = "DAY" | "MONTH" | "WEEK";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
export type ViewBy = "ACCOUNT" | "CHARGE_CATEGORY" | "INSTANCE_TYPE" | "PRODUCT" | "PRODUCT_FAMILY" | "PROJECT" | "PROVIDER" | "PURCHASE_OPTION" | "REGION" | "RESOURCE" | "SERVICE_CATEGORY" | "SERVICE_GROUP" | "TAG" | "USAGE_TYPE";
export type MailCostExportInput = {
  export: CostExportInput;
  key: string;
};
export type CostExportInput = {
  appearance?: FileAppearance;
  columns?: ReadonlyArray<string> | null | undefined;
  format?: FileFormat;
  mode?: CostTableMode;
  months?: boolean;
  of?: CostDetailQuery | null | undefined;
  part?: CostExportPart;
  query?: CostAnalyticsQuery | null | undefined;
  search?: string | null | undefined;
  searchIn?: CostItemSearch;
  sort?: ReadonlyArray<CostItemSort>;
};
export type CostDetailQuery = {
  alsoVendors?: ReadonlyArray<Vendor>;
  basis?: CostBasis;
  compareDate?: string | null | undefined;
  compareEndDate?: string | null | undefined;
  date: string;
  endDate?: string | null | undefined;
  filters?: ReadonlyArray<CostFilterInput>;
  isMonthly?: boolean;
  keys: ReadonlyArray<string>;
  savedFilter?: string | null | undefined;
  serviceGroupSet?: string | null | undefined;
  tagKey?: string | null | undefined;
  thenBy?: ReadonlyArray<GroupingInput>;
  vendor: Vendor;
  viewBy: ViewBy;
  within?: ReadonlyArray<FilterConditionInput>;
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
export type GroupingInput = {
  serviceGroupSet?: string | null | undefined;
  tagKey?: string | null | undefined;
  viewBy: ViewBy;
};
export type CostAnalyticsQuery = {
  basis?: CostBasis;
  compare?: CompareMode;
  compareAlign?: CompareAlign;
  compareCost?: CompareCost;
  compareRange?: RangeInput | null | undefined;
  filters?: ReadonlyArray<CostFilterInput>;
  joinSameNames?: boolean;
  range: RangeInput;
  savedFilter?: string | null | undefined;
  serviceGroupSet?: string | null | undefined;
  tagKey?: string | null | undefined;
  thenBy?: ReadonlyArray<GroupingInput>;
  unit?: TimeUnit;
  vendors?: ReadonlyArray<Vendor> | null | undefined;
  viewBy?: ViewBy;
};
export type RangeInput = {
  end?: string | null | undefined;
  frame: TimeFrame;
  start?: string | null | undefined;
};
export type CostItemSort = {
  by: CostItemColumn;
  month?: string | null | undefined;
  order: SortOrder;
};
export type useMailFileMutation$variables = {
  input: MailCostExportInput;
};
export type useMailFileMutation$data = {
  readonly mailCostExport: {
    readonly job: {
      readonly id: string;
      readonly state: CostExportState;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type useMailFileMutation = {
  response: useMailFileMutation$data;
  variables: useMailFileMutation$variables;
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
    "concreteType": "MailCostExportPayload",
    "kind": "LinkedField",
    "name": "mailCostExport",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CostExportJob",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
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
    "name": "useMailFileMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMailFileMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "49e19927f6682da207ec1a33812c82388f62c68191fa93157c3900826f1f6799",
    "metadata": {},
    "name": "useMailFileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "19efc38e5511597da7a17614c7992038";

export default node;

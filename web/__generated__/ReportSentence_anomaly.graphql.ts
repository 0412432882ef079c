/**
 * @generated SignedSource<<b09ea89c0bf9018185110e8e09ddd4df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnomalyDirection = "DOWN" | "UP";
export type AnomalyKind = "CREDIT" | "FEE" | "GONE" | "NEW" | "RATE" | "TAX" | "USAGE";
export type AnomalyUnit = "DAY" | "MONTH";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type ReportSentence_anomaly$data = {
  readonly account: {
    readonly key: string;
    readonly label: string;
  } | null | undefined;
  readonly changeRate: number | null | undefined;
  readonly currency: string;
  readonly direction: AnomalyDirection;
  readonly endedOn: string | null | undefined;
  readonly impact: number;
  readonly judgedThrough: string;
  readonly kind: AnomalyKind;
  readonly lastSeenOn: string;
  readonly product: {
    readonly key: string;
    readonly label: string;
  } | null | undefined;
  readonly region: {
    readonly key: string;
    readonly label: string;
  } | null | undefined;
  readonly ruleTitle: string | null | undefined;
  readonly startedOn: string;
  readonly topCause: {
    readonly operation: string | null | undefined;
    readonly owner: {
      readonly tagKey: string;
      readonly value: string;
    } | null | undefined;
    readonly purchaseOption: string | null | undefined;
    readonly resource: {
      readonly key: string;
      readonly label: string;
    } | null | undefined;
    readonly share: number;
    readonly usageType: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"useCauseText_cause">;
  } | null | undefined;
  readonly unit: AnomalyUnit;
  readonly vendor: Vendor;
  readonly " $fragmentType": "ReportSentence_anomaly";
};
export type ReportSentence_anomaly$key = {
  readonly " $data"?: ReportSentence_anomaly$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportSentence_anomaly">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "label",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "AnomalyItem",
  "kind": "LinkedField",
  "name": "account",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "AnomalyItem",
  "kind": "LinkedField",
  "name": "product",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "AnomalyItem",
  "kind": "LinkedField",
  "name": "region",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "operation",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "purchaseOption",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "share",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "usageType",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportSentence_anomaly",
  "selections": [
    (v1/*:: as any*/),
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
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "direction",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "impact",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "judgedThrough",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastSeenOn",
      "storageKey": null
    },
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ruleTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnomalyTopCause",
      "kind": "LinkedField",
      "name": "topCause",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "useCauseText_cause",
          "selections": [
            (v1/*:: as any*/),
            (v4/*:: as any*/),
            (v2/*:: as any*/),
            (v5/*:: as any*/),
            (v3/*:: as any*/),
            (v6/*:: as any*/),
            (v7/*:: as any*/)
          ],
          "args": null,
          "argumentDefinitions": []
        },
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "AnomalyOwner",
          "kind": "LinkedField",
          "name": "owner",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "tagKey",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "AnomalyItem",
          "kind": "LinkedField",
          "name": "resource",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        (v6/*:: as any*/),
        (v7/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vendor",
      "storageKey": null
    }
  ],
  "type": "Anomaly",
  "abstractKey": null
};
})();

(node as any).hash = "531eece7a0b0401c6de5ea0bfffb84f2";

export default node;

/**
 * @generated SignedSource<<ac43ba85bc1082b7cb4761cc34686d2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnomalyKind = "CREDIT" | "FEE" | "GONE" | "NEW" | "RATE" | "TAX" | "USAGE";
export type AnomalyUnit = "DAY" | "MONTH";
export type AnomalyWithdrawal = "DATA_CHANGED" | "DATA_REMOVED";
import type { FragmentRefs, Result } from "relay-runtime";
export type AnomalyReport_anomaly$data = {
  readonly account: {
    readonly key: string;
    readonly label: string;
  } | null | undefined;
  readonly causes: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"Causes_causes" | "Effects_causes" | "Shares_causes">;
  } | null | undefined, unknown>;
  readonly days: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"JudgedDaysChart_days">;
  } | null | undefined, unknown>;
  readonly history: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"History_history">;
  } | null | undefined, unknown>;
  readonly id: string;
  readonly kind: AnomalyKind;
  readonly product: {
    readonly key: string;
    readonly label: string;
  } | null | undefined;
  readonly region: {
    readonly key: string;
    readonly label: string;
  } | null | undefined;
  readonly topCause: {
    readonly " $fragmentSpreads": FragmentRefs<"JudgedDaysChart_cause">;
  } | null | undefined;
  readonly unit: AnomalyUnit;
  readonly withdrawnReason: AnomalyWithdrawal | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AnomalyCards_anomaly" | "Causes_anomaly" | "Handling_anomaly" | "OneClick_anomaly" | "ReportSentence_anomaly">;
  readonly " $fragmentType": "AnomalyReport_anomaly";
};
export type AnomalyReport_anomaly$key = {
  readonly " $data"?: AnomalyReport_anomaly$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnomalyReport_anomaly">;
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnomalyReport_anomaly",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AnomalyItem",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnomalyItem",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnomalyItem",
      "kind": "LinkedField",
      "name": "region",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
      "name": "withdrawnReason",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AnomalyCards_anomaly"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Handling_anomaly"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OneClick_anomaly"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportSentence_anomaly"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "AnomalyDays",
        "kind": "LinkedField",
        "name": "days",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "JudgedDaysChart_days"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "JudgedDaysChart_cause"
        }
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "AnomalyCauses",
        "kind": "LinkedField",
        "name": "causes",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Causes_causes"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Effects_causes"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Shares_causes"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Causes_anomaly"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "AnomalyHistory",
        "kind": "LinkedField",
        "name": "history",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "History_history"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Anomaly",
  "abstractKey": null
};
})();

(node as any).hash = "57084abde72befc28f7846e87f6748de";

export default node;

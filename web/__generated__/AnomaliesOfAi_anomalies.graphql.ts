/**
 * @generated SignedSource<<5c9766f3cca610492380696e605e4984>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AiPhase = "AI_LEARNING" | "LEARNING_PATTERNS" | "NO_COST_DATA";
export type AlarmLevel = "CRITICAL" | "MAJOR" | "MINOR";
export type Vendor = "AWS" | "AZURE" | "GCP" | "NCLOUD" | "OCI" | "OPENSTACK" | "OTHER" | "TENCENT";
import type { FragmentRefs } from "relay-runtime";
export type AnomaliesOfAi_anomalies$data = {
  readonly __typename: "AiFindings";
  readonly anomalies: ReadonlyArray<{
    readonly anomalyId: string;
    readonly cost: number;
    readonly date: string;
    readonly expectedCost: number;
    readonly key: string;
    readonly label: string;
    readonly level: AlarmLevel;
    readonly product: string;
    readonly vendor: Vendor;
  }>;
  readonly currency: string;
  readonly judgedThrough: string | null | undefined;
  readonly supportedVendors: ReadonlyArray<Vendor>;
  readonly totalCount: number;
  readonly " $fragmentType": "AnomaliesOfAi_anomalies";
} | {
  readonly __typename: "AiLearning";
  readonly availableOn: string | null | undefined;
  readonly phase: AiPhase;
  readonly supportedVendors: ReadonlyArray<Vendor>;
  readonly " $fragmentType": "AnomaliesOfAi_anomalies";
} | {
  readonly __typename: "NeedsPlan";
  readonly __typename: "NeedsPlan";
  readonly " $fragmentType": "AnomaliesOfAi_anomalies";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "AnomaliesOfAi_anomalies";
};
export type AnomaliesOfAi_anomalies$key = {
  readonly " $data"?: AnomaliesOfAi_anomalies$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnomaliesOfAi_anomalies">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "supportedVendors",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnomaliesOfAi_anomalies",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AiAnomaly",
          "kind": "LinkedField",
          "name": "anomalies",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "anomalyId",
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
              "name": "expectedCost",
              "storageKey": null
            },
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "level",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "product",
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
          "name": "judgedThrough",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "type": "AiFindings",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "availableOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phase",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "type": "AiLearning",
      "abstractKey": null
    }
  ],
  "type": "AiAnomalies",
  "abstractKey": "__isAiAnomalies"
};
})();

(node as any).hash = "3232414cc72f43318e2d3008a645d98f";

export default node;

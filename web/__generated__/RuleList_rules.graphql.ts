/**
 * @generated SignedSource<<284ff5d1c1a86e665914f3ae2a8f74c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AbnormalScale = "PERCENTAGE" | "VALUE";
export type AnomalyRuleBasis = "BILLED" | "EFFECTIVE" | "USAGE";
export type WidgetComparison = "LAST_3_DAYS" | "LAST_7_DAYS" | "LATEST_DAY" | "LATEST_DAY_TO_AVERAGE" | "MONTH_TO_DATE";
import type { FragmentRefs } from "relay-runtime";
export type RuleList_rules$data = {
  readonly currency: string;
  readonly rules: ReadonlyArray<{
    readonly author: string;
    readonly basis: AnomalyRuleBasis;
    readonly changedAt: string;
    readonly comparison: WidgetComparison;
    readonly id: string;
    readonly isActive: boolean;
    readonly lastFiredOn: string | null | undefined;
    readonly scale: AbnormalScale;
    readonly threshold: number;
    readonly title: string;
  }>;
  readonly " $fragmentType": "RuleList_rules";
};
export type RuleList_rules$key = {
  readonly " $data"?: RuleList_rules$data;
  readonly " $fragmentSpreads": FragmentRefs<"RuleList_rules">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RuleList_rules",
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
      "concreteType": "AnomalyRule",
      "kind": "LinkedField",
      "name": "rules",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "author",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "basis",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comparison",
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
          "name": "isActive",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastFiredOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scale",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "threshold",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnomalyRules",
  "abstractKey": null
};

(node as any).hash = "dcb5966ba6ffcc064696c13b8ee4ebcd";

export default node;

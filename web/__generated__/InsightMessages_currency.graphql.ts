/**
 * @generated SignedSource<<ff8da4bc2ac59e1166b208c4171adefd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InsightDriverKind = "COMMITMENT" | "CREDIT" | "OTHER" | "TAX" | "USAGE";
export type InsightReference = "AVERAGE" | "LAST_MONTH" | "MAXIMUM";
import type { FragmentRefs } from "relay-runtime";
export type InsightMessages_currency$data = {
  readonly currency: string;
  readonly messages: ReadonlyArray<{
    readonly drivers: ReadonlyArray<{
      readonly difference: number;
      readonly kind: InsightDriverKind;
      readonly name: string;
    }>;
    readonly figures: {
      readonly average: number;
      readonly changePercent: number;
      readonly difference: number;
      readonly exceeds: ReadonlyArray<InsightReference>;
      readonly fallsBelow: ReadonlyArray<InsightReference>;
      readonly lastMonth: number;
      readonly maximum: number;
      readonly status: number;
      readonly thisMonth: number;
    };
    readonly key: string;
    readonly label: string;
  }>;
  readonly " $fragmentType": "InsightMessages_currency";
};
export type InsightMessages_currency$key = {
  readonly " $data"?: InsightMessages_currency$data;
  readonly " $fragmentSpreads": FragmentRefs<"InsightMessages_currency">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "difference",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InsightMessages_currency",
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
      "concreteType": "InsightRow",
      "kind": "LinkedField",
      "name": "messages",
      "plural": true,
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
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "InsightDriver",
          "kind": "LinkedField",
          "name": "drivers",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
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
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "InsightFigures",
          "kind": "LinkedField",
          "name": "figures",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "average",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "changePercent",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "exceeds",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fallsBelow",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastMonth",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "maximum",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "thisMonth",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CurrencyInsight",
  "abstractKey": null
};
})();

(node as any).hash = "e01815f904eca5d660cdf97ec4c90a0e";

export default node;

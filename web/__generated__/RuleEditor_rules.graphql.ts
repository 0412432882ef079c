/**
 * @generated SignedSource<<68e34362f801c66788ee6ac0477a74fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RuleEditor_rules$data = {
  readonly currency: string;
  readonly defaultMaxAlert: number;
  readonly defaultMinAlert: number;
  readonly " $fragmentType": "RuleEditor_rules";
};
export type RuleEditor_rules$key = {
  readonly " $data"?: RuleEditor_rules$data;
  readonly " $fragmentSpreads": FragmentRefs<"RuleEditor_rules">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RuleEditor_rules",
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
      "kind": "ScalarField",
      "name": "defaultMaxAlert",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "defaultMinAlert",
      "storageKey": null
    }
  ],
  "type": "AnomalyRules",
  "abstractKey": null
};

(node as any).hash = "08dc995dac51492c80bd6c07b84b6c4d";

export default node;

/**
 * @generated SignedSource<<b6ed568e23b0b6cbc1bc0e25a79e1a92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanFacts_agreement$data = {
  readonly account: string;
  readonly accountName: string;
  readonly arn: string;
  readonly commitment: number | null | undefined;
  readonly commitmentCurrency: string | null | undefined;
  readonly endsAt: string | null | undefined;
  readonly instanceFamily: string | null | undefined;
  readonly key: string;
  readonly paymentOption: string | null | undefined;
  readonly regionName: string | null | undefined;
  readonly startsAt: string | null | undefined;
  readonly type: string | null | undefined;
  readonly " $fragmentType": "PlanFacts_agreement";
};
export type PlanFacts_agreement$key = {
  readonly " $data"?: PlanFacts_agreement$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanFacts_agreement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanFacts_agreement",
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
      "name": "arn",
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
      "name": "paymentOption",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
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
      "name": "commitment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commitmentCurrency",
      "storageKey": null
    }
  ],
  "type": "SavingsPlanAgreement",
  "abstractKey": null
};

(node as any).hash = "a2a533cd44c9b3f8f69f1b6fdf3456f5";

export default node;

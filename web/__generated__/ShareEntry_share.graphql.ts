/**
 * @generated SignedSource<<46ffe096899e8d66c4a0dd686181e152>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareEntry_share$data = {
  readonly company: string;
  readonly createdAt: string;
  readonly expiresOn: string | null | undefined;
  readonly isExpired: boolean;
  readonly openings: number;
  readonly readers: ReadonlyArray<{
    readonly days: number;
    readonly lastAt: string;
    readonly name: string;
  }>;
  readonly uuid: string;
  readonly withFilters: boolean;
  readonly " $fragmentType": "ShareEntry_share";
};
export type ShareEntry_share$key = {
  readonly " $data"?: ShareEntry_share$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareEntry_share">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareEntry_share",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "company",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isExpired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openings",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DashboardShareReader",
      "kind": "LinkedField",
      "name": "readers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "days",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastAt",
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
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withFilters",
      "storageKey": null
    }
  ],
  "type": "DashboardShare",
  "abstractKey": null
};

(node as any).hash = "6a69f0b5a6dd6479bf8bdb7d3c1985ef";

export default node;

/**
 * @generated SignedSource<<08ba5ab2e88478eba8d0021bc00bb4c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ShareList_dashboard$data = {
  readonly id: string;
  readonly shares: Result<ReadonlyArray<{
    readonly uuid: string;
    readonly " $fragmentSpreads": FragmentRefs<"ShareEntry_share">;
  }> | null | undefined, unknown>;
  readonly " $fragmentType": "ShareList_dashboard";
};
export type ShareList_dashboard$key = {
  readonly " $data"?: ShareList_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareList_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareList_dashboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "DashboardShare",
        "kind": "LinkedField",
        "name": "shares",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "uuid",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ShareEntry_share"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "65afae678ff2346d7d2c876b0ff93982";

export default node;

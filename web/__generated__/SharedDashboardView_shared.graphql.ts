/**
 * @generated SignedSource<<5c878ddb2dcad2601e0357764adaec8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SharedDashboardView_shared$data = {
  readonly expiresOn: string | null | undefined;
  readonly isOwn: boolean;
  readonly name: string;
  readonly ownerName: string;
  readonly updatedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"SharedWidgets_shared">;
  readonly " $fragmentType": "SharedDashboardView_shared";
};
export type SharedDashboardView_shared$key = {
  readonly " $data"?: SharedDashboardView_shared$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedDashboardView_shared">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharedDashboardView_shared",
  "selections": [
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
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SharedWidgets_shared"
    }
  ],
  "type": "SharedDashboard",
  "abstractKey": null
};

(node as any).hash = "14245c61d3c383fc5eff5c33d921066e";

export default node;

/**
 * @generated SignedSource<<91efe539dff94b2076e3dc9b8ee438ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardMailList_mails$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardMailRow_mail">;
  readonly " $fragmentType": "DashboardMailList_mails";
}>;
export type DashboardMailList_mails$key = ReadonlyArray<{
  readonly " $data"?: DashboardMailList_mails$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardMailList_mails">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DashboardMailList_mails",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DashboardMailRow_mail"
    }
  ],
  "type": "DashboardMail",
  "abstractKey": null
};

(node as any).hash = "5e3189b4331be9e525886caaad887d3b";

export default node;

/**
 * @generated SignedSource<<2ac945ed37e945ba21856d6128052da4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DataHistory_stored$data = {
  readonly keepDays: number;
  readonly rowCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"RemoveData_stored" | "ScopeFields_stored">;
  readonly " $fragmentType": "DataHistory_stored";
};
export type DataHistory_stored$key = {
  readonly " $data"?: DataHistory_stored$data;
  readonly " $fragmentSpreads": FragmentRefs<"DataHistory_stored">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DataHistory_stored",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keepDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RemoveData_stored"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ScopeFields_stored"
    }
  ],
  "type": "StoredData",
  "abstractKey": null
};

(node as any).hash = "b97eb8c71828f8da7ad46cfdeef2764d";

export default node;

/**
 * @generated SignedSource<<75457aae3f81faaee2fc4a849d0715be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemoveData_stored$data = {
  readonly amounts: ReadonlyArray<{
    readonly billed: number;
    readonly currency: string;
  }>;
  readonly keepDays: number;
  readonly monthCount: number;
  readonly rowCount: number;
  readonly " $fragmentType": "RemoveData_stored";
};
export type RemoveData_stored$key = {
  readonly " $data"?: RemoveData_stored$data;
  readonly " $fragmentSpreads": FragmentRefs<"RemoveData_stored">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RemoveData_stored",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StoredAmount",
      "kind": "LinkedField",
      "name": "amounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "billed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
      "name": "monthCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowCount",
      "storageKey": null
    }
  ],
  "type": "StoredData",
  "abstractKey": null
};

(node as any).hash = "6d7c87f82a5047042a4c41bb5b5355ad";

export default node;

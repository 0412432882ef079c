/**
 * @generated SignedSource<<3c90ac3c1763913206b6574df0de2854>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ServiceGroupsTab_groups$data = {
  readonly groups: ReadonlyArray<{
    readonly cost: number;
    readonly currency: string;
    readonly isUndefined: boolean;
    readonly name: string;
    readonly products: ReadonlyArray<{
      readonly cost: number;
      readonly name: string;
    }>;
  }>;
  readonly set: string;
  readonly totals: ReadonlyArray<{
    readonly amount: number;
    readonly currency: string;
  }>;
  readonly " $fragmentType": "ServiceGroupsTab_groups";
};
export type ServiceGroupsTab_groups$key = {
  readonly " $data"?: ServiceGroupsTab_groups$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceGroupsTab_groups">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cost",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ServiceGroupsTab_groups",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BillServiceGroup",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isUndefined",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "BillProductCost",
          "kind": "LinkedField",
          "name": "products",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "set",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CurrencyAmount",
      "kind": "LinkedField",
      "name": "totals",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "BillServiceGroups",
  "abstractKey": null
};
})();

(node as any).hash = "18c3d50ff574d7f466da85634c62e365";

export default node;

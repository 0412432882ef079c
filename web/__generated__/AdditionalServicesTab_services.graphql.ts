/**
 * @generated SignedSource<<748adf03af4cf7d5516eae00c3109326>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdditionalServicesTab_services$data = {
  readonly services: ReadonlyArray<{
    readonly charge: number;
    readonly code: string;
    readonly currency: string;
    readonly name: string;
    readonly publisher: string;
  }>;
  readonly totals: ReadonlyArray<{
    readonly amount: number;
    readonly currency: string;
  }>;
  readonly " $fragmentType": "AdditionalServicesTab_services";
};
export type AdditionalServicesTab_services$key = {
  readonly " $data"?: AdditionalServicesTab_services$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdditionalServicesTab_services">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdditionalServicesTab_services",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BillAdditionalService",
      "kind": "LinkedField",
      "name": "services",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "charge",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
          "name": "publisher",
          "storageKey": null
        }
      ],
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "BillAdditionalServices",
  "abstractKey": null
};
})();

(node as any).hash = "72fc3cad0e0ac47fea604ec55109c0fb";

export default node;

/**
 * @generated SignedSource<<da747432fbae53c3c5f2f9c56120a0a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReservationList_reservations$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ReservationRow_reservation">;
  readonly " $fragmentType": "ReservationList_reservations";
}>;
export type ReservationList_reservations$key = ReadonlyArray<{
  readonly " $data"?: ReservationList_reservations$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReservationList_reservations">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ReservationList_reservations",
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
      "name": "ReservationRow_reservation"
    }
  ],
  "type": "InvoiceReservation",
  "abstractKey": null
};

(node as any).hash = "04983a97cee50da615f97daa301e3e23";

export default node;

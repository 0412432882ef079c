/**
 * @generated SignedSource<<40915c75b776f745b36b272af0fe4331>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DataList = "AWS_ADVICE" | "AWS_COMMITMENTS" | "AWS_HUB_ADVICE" | "AZURE_ADVICE" | "AZURE_RESERVATION_DETAILS" | "AZURE_RESERVATION_TRANSACTIONS" | "BILLING_PERIODS" | "COMMITMENT_RATES" | "CONTRACT_COMMITMENTS" | "GOOGLE_ADVICE" | "INVOICE_DETAILS";
import type { FragmentRefs } from "relay-runtime";
export type ChangedLists_report$data = {
  readonly lists: ReadonlyArray<{
    readonly list: DataList;
    readonly rowsBefore: number;
    readonly rowsNow: number;
  }>;
  readonly " $fragmentType": "ChangedLists_report";
};
export type ChangedLists_report$key = {
  readonly " $data"?: ChangedLists_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangedLists_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangedLists_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ChangedList",
      "kind": "LinkedField",
      "name": "lists",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "list",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rowsBefore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rowsNow",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DataChangeReport",
  "abstractKey": null
};

(node as any).hash = "b10b3d302369c2a208dc735e90d56ad6";

export default node;

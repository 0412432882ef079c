/**
 * @generated SignedSource<<a57ac202532109a6c09972782578efbd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RejectedRows_file$data = {
  readonly name: string;
  readonly rejected: ReadonlyArray<{
    readonly column: string | null | undefined;
    readonly line: number;
    readonly reason: string;
    readonly value: string | null | undefined;
  }>;
  readonly rowsRejected: number;
  readonly " $fragmentType": "RejectedRows_file";
};
export type RejectedRows_file$key = {
  readonly " $data"?: RejectedRows_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"RejectedRows_file">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RejectedRows_file",
  "selections": [
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
      "concreteType": "RejectedRow",
      "kind": "LinkedField",
      "name": "rejected",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "column",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowsRejected",
      "storageKey": null
    }
  ],
  "type": "LoadedFile",
  "abstractKey": null
};

(node as any).hash = "de26fa3ece7caaa7ff63765552cfb34e";

export default node;

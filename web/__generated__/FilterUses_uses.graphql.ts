/**
 * @generated SignedSource<<429f2474bb5c5efb885aaf59f37ef0fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FilterUseKind = "DASHBOARD" | "SCHEDULE" | "VIEW";
import type { FragmentRefs } from "relay-runtime";
export type FilterUses_uses$data = ReadonlyArray<{
  readonly count: number;
  readonly isOwn: boolean;
  readonly kind: FilterUseKind;
  readonly name: string | null | undefined;
  readonly ownerName: string;
  readonly " $fragmentType": "FilterUses_uses";
}>;
export type FilterUses_uses$key = ReadonlyArray<{
  readonly " $data"?: FilterUses_uses$data;
  readonly " $fragmentSpreads": FragmentRefs<"FilterUses_uses">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FilterUses_uses",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
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
      "name": "kind",
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
    }
  ],
  "type": "FilterUse",
  "abstractKey": null
};

(node as any).hash = "7a2b46ee28dd791d9f5e09caba923e62";

export default node;

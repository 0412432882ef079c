/**
 * @generated SignedSource<<ada956b2142eb0c24f48c3e1cfdf21c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecipientList_distribution$data = {
  readonly company: {
    readonly id: string;
    readonly name: string;
  };
  readonly people: ReadonlyArray<{
    readonly email: string;
    readonly name: string;
  }>;
  readonly recipients: ReadonlyArray<{
    readonly codes: ReadonlyArray<string>;
    readonly email: string;
    readonly name: string | null | undefined;
  }>;
  readonly " $fragmentType": "RecipientList_distribution";
};
export type RecipientList_distribution$key = {
  readonly " $data"?: RecipientList_distribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecipientList_distribution">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecipientList_distribution",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StatusPerson",
      "kind": "LinkedField",
      "name": "people",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StatusRecipient",
      "kind": "LinkedField",
      "name": "recipients",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "codes",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "StatusDistribution",
  "abstractKey": null
};
})();

(node as any).hash = "349a0a27d38ff87896b331b7d6df6e82";

export default node;

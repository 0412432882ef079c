/**
 * @generated SignedSource<<7aa744db91b6c2a8e9c6cb37be866174>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type MlAbnormalUserWidget_content$data = {
  readonly userAnomalies: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"AnomaliesOfAi_anomalies">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "MlAbnormalUserWidget_content";
};
export type MlAbnormalUserWidget_content$key = {
  readonly " $data"?: MlAbnormalUserWidget_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"MlAbnormalUserWidget_content">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MlAbnormalUserWidget_content",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "userAnomalies",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AnomaliesOfAi_anomalies"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "MlAbnormalUserContent",
  "abstractKey": null
};

(node as any).hash = "27310dfc940a5aff13308bceed6e63dd";

export default node;

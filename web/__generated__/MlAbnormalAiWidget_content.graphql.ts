/**
 * @generated SignedSource<<eb12da128f8763a93ebed97dd96acf82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type MlAbnormalAiWidget_content$data = {
  readonly aiAnomalies: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"AnomaliesOfAi_anomalies">;
  } | null | undefined, unknown>;
  readonly " $fragmentType": "MlAbnormalAiWidget_content";
};
export type MlAbnormalAiWidget_content$key = {
  readonly " $data"?: MlAbnormalAiWidget_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"MlAbnormalAiWidget_content">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MlAbnormalAiWidget_content",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "aiAnomalies",
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
  "type": "MlAbnormalAiContent",
  "abstractKey": null
};

(node as any).hash = "0184459b574f3fb25ea18d1627b55fc5";

export default node;

// The service categories of FOCUS for the services of Google Cloud, in lower case.
// The table is made of the mapping files of finopsfoundation/focus_converters and of microsoft/finops-toolkit (both MIT).
import type { CategoryTable } from './category-table.ts';

export const GCP_CATEGORIES: CategoryTable = [
  [
    'AI and Machine Learning',
    null,
    `cloud automl; cloud data labeling service; cloud machine learning engine; cloud natural language;
    cloud optimization; cloud talent solution; cloud tpu; contact center ai insights; genomics;
    google click to deploy deep learning vm; google cloud vision ocr on-prem; notebooks; prediction;
    recommendations ai; speaker id`,
  ],
  ['AI and Machine Learning', 'AI Platforms', 'vertex ai'],
  ['AI and Machine Learning', 'Generative AI', 'gemini api'],
  [
    'Analytics',
    null,
    `bigquery bi engine; bigquery reservation api; cloud data fusion; cloud dataproc; data catalog;
    looker data platform saas`,
  ],
  ['Analytics', 'Data Processing', 'cloud dataflow'],
  [
    'Compute',
    null,
    `anthos; anthos config management; app engine; cloud run functions; confidential computing;
    google quickstart simple pre-configured debian vm; multiclusteringress; vm manager; vmware engine`,
  ],
  ['Compute', 'Containers', 'kubernetes engine'],
  ['Compute', 'Serverless Compute', 'cloud functions; cloud run'],
  ['Compute', 'Virtual Machines', 'compute engine'],
  [
    'Databases',
    null,
    'cloud memorystore; cloud memorystore for memcached; datastream; firebase realtime database',
  ],
  ['Databases', 'Caching', 'cloud memorystore for redis'],
  ['Databases', 'Data Warehouses', 'bigquery'],
  ['Databases', 'NoSQL Databases', 'cloud bigtable; cloud firestore'],
  ['Databases', 'Relational Databases', 'alloydb; cloud spanner; cloud sql'],
  [
    'Developer Tools',
    null,
    `artifact registry; cloud scheduler; cloud tasks; remote build execution; source repository;
    translate; workflows`,
  ],
  ['Developer Tools', 'Continuous Integration and Deployment', 'cloud build'],
  [
    'Integration',
    null,
    `api gateway; cloud dialogflow api; cloud document ai api; cloud document api; cloud healthcare;
    cloud media translation api; cloud speech api; cloud text-to-speech api;
    cloud video intelligence api; cloud vision api; custom search; directions api; distance matrix api;
    game services api; geocoding api; geolocation api;
    google cloud platform apigee team apigee developer portal; google maps mobile sdk; live stream api;
    maps elevation api; maps embed api; maps sdk for unity; maps static api; places api;
    programmable search element; pub/sub lite; roads api; street view static api; time zone api;
    transcode api; transcoder api; video stitcher api`,
  ],
  ['Integration', 'Messaging', 'cloud pub/sub'],
  ['Integration', 'Workflow Orchestration', 'cloud composer'],
  ['Internet of Things', null, 'cloud iot core'],
  [
    'Management and Governance',
    null,
    `anthos service mesh; enterprise agreement; google cloud platform financial services team datashare;
    stackdriver; stackdriver trace`,
  ],
  ['Management and Governance', 'Observability', 'cloud logging; cloud monitoring; stackdriver monitoring'],
  ['Management and Governance', 'Support', 'support'],
  ['Media', null, 'zync'],
  ['Migration', null, 'bigquery data transfer service; transfer appliance'],
  ['Mobile', null, 'firebase; firebase hosting; firebase test lab'],
  ['Networking', null, 'google service control'],
  ['Networking', 'Content Delivery', 'cloud cdn'],
  ['Networking', 'Network Infrastructure', 'networking'],
  ['Networking', 'Network Routing', 'cloud dns'],
  [
    'Security',
    null,
    `actifio go; beyondcorp enterprise; binary authorization; certificate authority service;
    cloud data loss prevention; cloud ids; container registry vulnerability scanning; firebase auth;
    identity platform; on-demand scanning; recaptcha enterprise; security command center; web risk`,
  ],
  ['Security', 'Secret Management', 'cloud key management service (kms); secret manager'],
  [
    'Storage',
    null,
    `backup and dr; backup for gke; bigquery storage api; dataproc metastore;
    elastifile cloud file system; transfer service`,
  ],
  ['Storage', 'File Storage', 'cloud filestore'],
  ['Storage', 'Object Storage', 'cloud storage'],
  ['Web', null, 'cloud domains'],
  ['Other', null, 'invoice'],
];

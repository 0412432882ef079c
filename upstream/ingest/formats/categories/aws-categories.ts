// The service categories of FOCUS for the product codes of AWS, in lower case.
// The table is made of the mapping files of finopsfoundation/focus_converters and of microsoft/finops-toolkit (both MIT).
import type { CategoryTable } from './category-table.ts';

export const AWS_CATEGORIES: CategoryTable = [
  [
    'AI and Machine Learning',
    null,
    `amazona2i; amazoncodewhisperer; amazondevopsguru; amazonei; amazonforecast; amazonfrauddetector;
    amazonhealthlake; amazonkendra; amazonlex; amazonlookoutequipment; amazonlookoutmetrics;
    amazonlookoutvision; amazonmonitron; amazonomics; amazonpersonalize; amazonpolly; amazonq;
    amazonrekognition; amazontextract; awsdeepracer; comprehend; machinelearningsavingsplans;
    transcribe; translate`,
  ],
  ['AI and Machine Learning', 'Generative AI', 'amazonbedrock'],
  ['AI and Machine Learning', 'Machine Learning', 'amazonsagemaker'],
  ['Analytics', null, 'amazonfinspace; awscleanrooms; awsdataexchange; awsglueelasticviews; datapipeline'],
  ['Analytics', 'Analytics Platforms', 'amazonathena; awslakeformation'],
  ['Analytics', 'Business Intelligence', 'amazonquicksight'],
  ['Analytics', 'Data Processing', 'awsglue; elasticmapreduce'],
  ['Analytics', 'Search', 'amazoncloudsearch; amazones'],
  [
    'Analytics',
    'Streaming Analytics',
    'amazonkinesis; amazonkinesisanalytics; amazonkinesisfirehose; amazonmsk',
  ],
  [
    'Business Applications',
    null,
    `a4b; amazonchime; amazonchimebusinesscalling; amazonchimecallme; amazonchimecallmeamcs;
    amazonchimedialin; amazonchimedialinamcs; amazonchimefeatures; amazonchimeservices;
    amazonchimevoiceconnector; amazonconnect; amazonhoneycode; amazonpinpoint; amazonses; amazonswf;
    amazonwam; amazonworkdocs; amazonworklink; amazonworkmail; amazonworkspacesweb; awssupplychain;
    awswickr; awswisdom; contactlensamazonconnect; customerprofiles`,
  ],
  ['Compute', null, 'awsoutposts; computesavingsplans; simspaceweaver; vmwarecloudonaws'],
  ['Compute', 'Containers', 'amazonecr; amazonecrpublic; amazonecs; amazoneks; awsapprunner'],
  ['Compute', 'End User Computing', 'amazonappstream; amazonworkspaces'],
  ['Compute', 'Serverless Compute', 'awslambda'],
  ['Compute', 'Virtual Machines', 'amazonec2; amazonlightsail'],
  ['Databases', null, 'databasesavingsplans'],
  ['Databases', 'Caching', 'amazondax; amazonelasticache; amazonmemorydb'],
  ['Databases', 'Data Warehouses', 'amazonredshift'],
  ['Databases', 'Ledger Databases', 'amazonqldb'],
  ['Databases', 'NoSQL Databases', 'amazondocdb; amazondynamodb; amazonmcs; amazonneptune; amazonsimpledb'],
  ['Databases', 'Relational Databases', 'amazonrds'],
  ['Databases', 'Time Series Databases', 'amazontimestream'],
  [
    'Developer Tools',
    null,
    `awsamplify; awsappsync; awscloudshell; awscodeartifact; awscodestar; awsdevicefarm; codecatalyst;
    codeguru`,
  ],
  ['Developer Tools', 'Continuous Integration and Deployment', 'awscodedeploy; awscodepipeline; codebuild'],
  ['Developer Tools', 'Source Code Management', 'awscodecommit'],
  ['Identity', null, 'amazoncognitosync; amazonverifiedpermissions'],
  ['Identity', 'Identity and Access Management', 'amazoncognito; awsdirectoryservice'],
  ['Integration', null, 'amazon eventbridge; appflow; awsappfabric; awsevents; cloudwatchevents'],
  ['Integration', 'API Management', 'amazonapigateway'],
  ['Integration', 'Messaging', 'amazonmq; amazonsns; awsqueueservice'],
  ['Integration', 'Workflow Orchestration', 'amazonmwaa; amazonstates'],
  [
    'Internet of Things',
    null,
    `awsgreengrass; awsiot1click; awsiotanalytics; awsiotevents; awsiotfleetwise; awsiotsitewise;
    awsiotthingsgraph; iotdevicedefender; iotdevicemanagement; iottwinmaker`,
  ],
  ['Internet of Things', 'IoT Platforms', 'awsiot'],
  [
    'Management and Governance',
    null,
    'awscloudformation; awsresiliencehub; awsservicecatalog; awssystemsmanager; opsworks',
  ],
  ['Management and Governance', 'Compliance', 'awscloudtrail; awsconfig'],
  ['Management and Governance', 'Cost Management', 'awsbillingconductor; awsbudgets; awscostexplorer'],
  [
    'Management and Governance',
    'Observability',
    'amazoncloudwatch; amazongrafana; amazonprometheus; awsxray',
  ],
  [
    'Management and Governance',
    'Support',
    `awsdevelopersupport; awsenterpriseonramp; awssupportbusiness; awssupportenterprise;
    ocbpremiumsupport`,
  ],
  [
    'Media',
    null,
    `amazonets; amazonkinesisvideo; awselementalmediaconvert; awselementalmediapackage;
    awselementalmediastore; awselementalmediatailor; awsmediaconnect; nimble`,
  ],
  ['Media', 'Media Streaming', 'amazonivs; awselementalmedialive'],
  ['Migration', null, 'awsm2; awsmigrationhub; awsmigrationhubrefactorspaces'],
  ['Migration', 'Data Migration', 'awsdatabasemigrationsvc; awsdatasync; awstransfer'],
  ['Migration', 'Resource Migration', 'awsapplicationmigrationsvc'],
  ['Networking', null, 'amazonregistrar; awsprivate5g'],
  ['Networking', 'Application Networking', 'awscloudmap; awselb'],
  ['Networking', 'Content Delivery', 'amazoncloudfront'],
  ['Networking', 'Network Connectivity', 'awscloudwan; awsdatatransfer; awsdirectconnect'],
  ['Networking', 'Network Infrastructure', 'amazonvpc'],
  ['Networking', 'Network Routing', 'amazonroute53; awsglobalaccelerator'],
  ['Networking', 'Network Security', 'awsnetworkfirewall'],
  ['Security', null, 'amazonsecuritylake; auditmanager; awscertificatemanager; awsfms; awsshield; awswaf'],
  ['Security', 'Secret Management', 'awskms; awssecretsmanager; cloudhsm'],
  ['Security', 'Security Posture Management', 'amazoninspector; amazoninspectorv2; awssecurityhub'],
  ['Security', 'Threat Detection and Response', 'amazondetective; amazonguardduty; amazonmacie'],
  [
    'Storage',
    null,
    `awselasticdisasterrecovery; awsstoragegateway; awsstoragegatewaydeeparchive;
    ingestionservicesnowball; snowballextradays`,
  ],
  ['Storage', 'Backup Storage', 'awsbackup'],
  ['Storage', 'Block Storage', 'amazonebs'],
  ['Storage', 'File Storage', 'amazonefs; amazonfsx'],
  ['Storage', 'Object Storage', 'amazonglacier; amazons3; amazons3glacierdeeparchive'],
  ['Other', null, 'amazonbraket; amazonmanagedblockchain; awsgroundstation; awsrobomaker'],
];

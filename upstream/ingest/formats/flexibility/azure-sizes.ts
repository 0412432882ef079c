// Sizes of Azure whose ratio does not follow from their number; see azure-series.ts.

/** Group, and the ratio of each size. */
export const SINGLE_SIZES: readonly (readonly [group: string, sizes: Readonly<Record<string, string>>])[] = [
  [
    'Basv2 Series',
    {
      ...{
        b2ats_v2: '1',
        b2als_v2: '4',
        b2as_v2: '8',
        b4als_v2: '14.15',
        b4as_v2: '15.96',
        b8als_v2: '28.3',
      },
      ...{ b8as_v2: '32.02', b16als_v2: '56.7', b16as_v2: '64.04', b32als_v2: '113.3', b32as_v2: '127.98' },
    },
  ],
  [
    'Bpsv2 Series',
    {
      ...{
        b2pts_v2: '1',
        b2pls_v2: '4',
        b2ps_v2: '8',
        b4pls_v2: '14.17',
        b4ps_v2: '15.95',
        b8pls_v2: '28.33',
      },
      ...{ b8ps_v2: '32.02', b16pls_v2: '56.67', b16ps_v2: '64.05' },
    },
  ],
  [
    'Bsv2 Series',
    {
      ...{ b2ts_v2: '1', b2ls_v2: '4', b2s_v2: '8', b4ls_v2: '14.135', b4s_v2: '15.96', b8ls_v2: '28.365' },
      ...{ b8s_v2: '32.02', b16ls_v2: '56.635', b16s_v2: '64.04', b32ls_v2: '113.365', b32s_v2: '127.98' },
    },
  ],
  ['BS Series High Memory', { b20ms: '1' }],
  ['DSv2 Series', { ds1_v2: '1', ds2_v2: '2', ds3_v2: '4', ds4_v2: '8', ds5_v2: '16' }],
  ['DSv2 Series High Memory', { ds11_v2: '1', ds12_v2: '2', ds13_v2: '4', ds14_v2: '8', ds15_v2: '10' }],
  ['Eadsv5 Series', { e112iads_v5: '61.6' }],
  ['Easv4 Series', { e96ias_v4: '48' }],
  ['Easv5 Series', { e112ias_v5: '61.6' }],
  ['Ebdsv5 Series', { e112ibds_v5: '61.6' }],
  ['Ebsv5 Series', { e112ibs_v5: '61.6' }],
  ['ECadsv5-series Linux', { ec96iads_v5: '52.8' }],
  ['ECasv5-series Linux', { ec96ias_v5: '52.8' }],
  ['Edsv4 Series Isolated', { e80ids_v4: '1' }],
  ['Edsv5 Series Isolated', { e104ids_v5: '1' }],
  ['Edv5 Series', { e104id_v5: '57.2' }],
  ['ESv3 Series', { e64s_v3: '28.8' }],
  ['Esv4 Series Isolated', { e80is_v4: '1' }],
  ['Esv5 Series Isolated', { e104is_v5: '1' }],
  ['Ev5 Series', { e104i_v5: '57.2' }],
  ['HBrsv3 Series Low Latency', { hb120rs_v3: '1' }],
  ['HBSv2 Series Low Latency', { hb120rs_v2: '1' }],
  ['HCS Series', { hc44rs: '1' }],
  ['MS Series', { m64: '1', m64s: '1', m128: '2', m128s: '2' }],
  ['MS Series Fractional High Memory', { m8ms: '1', m16ms: '2', m32ms: '4' }],
  ['MS Series Fractional Large', { m32ls: '1', m64ls: '1.9' }],
  ['MS Series Fractional Tiny', { m32ts: '1' }],
  ['MS Series High Memory', { m64m: '1', m64ms: '1', m128m: '2.6', m128ms: '2.6' }],
  ['MSv2 Series', { m208s_v2: '1', m416s_v2: '2.2' }],
  [
    'MSv2 Series High Memory',
    {
      m208ms_v2: '1',
      m416ms_v2: '2.2273',
      m416s_8_v2: '1.4773',
      m416s_9_v2: '1.6727',
      m416s_10_v2: '1.8545',
    },
  ],
  [
    'NCas T4 v3 Series',
    { nc4as_t4_v3: '1', nc8as_t4_v3: '1.43', nc16as_t4_v3: '2.29', nc64as_t4_v3: '8.27' },
  ],
  ['NDasr A100 v4 Series', { nd96asr_v4: '1' }],
  ['NDamsr A100 v4 Series Linux', { nd96amsr_a100_v4: '1' }],
  ['NDrSv2 Series Low Latency', { nd40rs_v2: '1' }],
  [
    'NVadsA10_v5 Linux',
    {
      ...{ nv6ads_a10_v5: '1', nv12ads_a10_v5: '2', nv18ads_a10_v5: '3.52', nv36ads_a10_v5: '7.05' },
      ...{ nv36adms_a10_v5: '9.96', nv72ads_a10_v5: '14.36' },
    },
  ],
  [
    'Virtual Machines Ddsv6-series Linux',
    {
      ...{ d32ds_v6: '15.94', d48ds_v6: '23.92', d64ds_v6: '31.9', d96ds_v6: '47.84', d128ds_v6: '63.78' },
      d192ds_v6: '95.68',
    },
  ],
  [
    'Virtual Machines Dldsv6-series Linux',
    { d48lds_v6: '24.07', d64lds_v6: '32.09', d96lds_v6: '48.14', d128lds_v6: '64.18' },
  ],
  [
    'Virtual Machines Dsv6-series Linux',
    { d64s_v6: '31.94', d96s_v6: '47.9', d128s_v6: '63.87', d192s_v6: '95.81' },
  ],
  ['Virtual Machines Eadsv6-series Linux', { e96ads_v6: '48.07' }],
  ['Virtual Machines Easv6-series Linux', { e64as_v6: '32.05', e96as_v6: '48.08' }],
  [
    'Virtual Machines Edsv6-series Linux',
    { e48ds_v6: '23.93', e64ds_v6: '31.91', e96ds_v6: '47.86', e128ds_v6: '63.81', e192ids_v6: '105.29' },
  ],
  [
    'Virtual Machines Esv6-series Linux',
    { e48s_v6: '24.05', e64s_v6: '32.08', e96s_v6: '48.11', e128s_v6: '64.14', e192is_v6: '105.84' },
  ],
  ['Virtual Machines FXmdsv2-series Linux', { fx64mds_v2: '31.95', fx96mds_v2: '47.92' }],
  ['Virtual Machines FXmsv2-series Linux', { fx96ms_v2: '48.07' }],
  ['Virtual Machines HBrsv4-series Linux', { hb176rs_v4: '1' }],
  ['Virtual Machines HBrsv5 Linux', { hb368rs_v5: '1' }],
  ['Virtual Machines HXrs Linux', { hx176rs: '1' }],
  ['Virtual Machines NCadsH100_v5-series Linux', { nc80adis_h100_v5: '2' }],
  [
    'Virtual Machines Mbdsv3 Medium Memory Series Linux',
    { m64bds_1_v3: '15.7', m96bds_2_v3: '23.6', m128bds_3_v3: '31.5', m176bds_4_v3: '43' },
  ],
  ['Virtual Machines Mbsv3 Medium Memory Series Linux', { m416bs_v3: '34.4' }],
  ['Virtual Machines NDsr H100 v5-Series Linux', { nd96isr_h100_v5: '1' }],
  ['Virtual Machines NDsr H200 v5 Series Linux', { nd96isr_h200_v5: '1' }],
  [
    'Azure Managed Redis - Balanced',
    {
      ...{ azure_managed_redis_balanced_b0: '1', azure_managed_redis_balanced_b1: '2' },
      ...{ azure_managed_redis_balanced_b3: '4.06', azure_managed_redis_balanced_b5: '9.75' },
      ...{ azure_managed_redis_balanced_b10: '19.69', azure_managed_redis_balanced_b20: '39.31' },
      ...{ azure_managed_redis_balanced_b50: '78.56', azure_managed_redis_balanced_b100: '156' },
    },
  ],
  [
    'Azure Redis Cache Premium',
    {
      ...{ azure_redis_cache_premium_p1_cache: '1', azure_redis_cache_premium_p2_cache: '2' },
      ...{ azure_redis_cache_premium_p3_cache: '4', azure_redis_cache_premium_p4_cache: '8' },
      azure_redis_cache_premium_p5_cache: '18.14',
    },
  ],
];

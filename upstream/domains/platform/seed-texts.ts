// Notices and news of the demo, in the four languages of the portal.
import type { Texts } from '../../stores/documents/platform/notices.ts';

interface SeedNotice {
  noticeId: string;
  daysAgo: number;
  texts: Texts<{ title: string; body: string }>;
}

export const SEED_NOTICES: readonly SeedNotice[] = [
  {
    noticeId: 'welcome',
    daysAgo: 0,
    texts: {
      en: {
        title: 'Welcome to the Skyledger demo',
        body: 'Everything that you see is computed from billing files in the FOCUS format. Switch the company at the top to see a large, a small and a one-vendor organization.',
      },
      ko: {
        title: 'Skyledger 데모에 오신 것을 환영합니다',
        body: '화면의 모든 수치는 FOCUS 형식의 청구 파일에서 계산됩니다. 상단에서 회사를 전환하면 규모와 클라우드 구성이 다른 조직을 볼 수 있습니다.',
      },
      zh: {
        title: '欢迎使用 Skyledger 演示环境',
        body: '您看到的所有数字均由 FOCUS 格式的账单文件计算得出。在顶部切换公司，可查看不同规模和云厂商组合的组织。',
      },
      ja: {
        title: 'Skyledger デモへようこそ',
        body: '表示される数値はすべて FOCUS 形式の請求ファイルから計算されています。上部で会社を切り替えると、規模やクラウド構成の異なる組織を確認できます。',
      },
    },
  },
  {
    noticeId: 'own-data',
    daysAgo: 7,
    texts: {
      en: {
        title: 'How to load your own billing data',
        body: 'Exports of AWS, Azure, GCP and OCI are read as they are, and files of any FOCUS version. The Data page shows what was loaded and what is missing.',
      },
      ko: {
        title: '보유한 청구 데이터를 적재하는 방법',
        body: 'AWS, Azure, GCP, OCI의 내보내기 파일과 모든 FOCUS 버전의 파일을 그대로 읽습니다. 데이터 화면에서 적재된 내용과 누락된 기간을 확인할 수 있습니다.',
      },
      zh: {
        title: '如何加载您自己的账单数据',
        body: '可直接读取 AWS、Azure、GCP、OCI 的导出文件以及任意版本的 FOCUS 文件。“数据”页面会显示已加载的内容和缺失的月份。',
      },
      ja: {
        title: '自社の請求データを取り込むには',
        body: 'AWS、Azure、GCP、OCI のエクスポートと、すべてのバージョンの FOCUS ファイルをそのまま読み込めます。取り込み済みの内容と不足している月はデータ画面で確認できます。',
      },
    },
  },
];

interface SeedScrollText {
  scrollTextId: string;
  url: string | null;
  texts: Texts<string>;
}

export const SEED_SCROLL_TEXTS: readonly SeedScrollText[] = [
  {
    scrollTextId: 'demo-rates',
    url: null,
    texts: {
      en: 'This demo converts currencies by the default exchange rates of the portal; their date stands beside the amounts.',
      ko: '이 데모는 포털의 기본 환율로 통화를 환산하며, 환율 기준일은 금액 옆에 표시됩니다.',
      zh: '本演示环境按门户的默认汇率换算货币，汇率日期显示在金额旁边。',
      ja: 'このデモではポータルの既定の為替レートで通貨を換算し、レートの基準日を金額の横に表示しています。',
    },
  },
  {
    scrollTextId: 'focus',
    url: 'https://focus.finops.org/',
    texts: {
      en: 'FOCUS is the open specification of cloud billing data that this portal is built on.',
      ko: '이 포털은 클라우드 청구 데이터의 공개 규격인 FOCUS를 기반으로 합니다.',
      zh: '本门户基于云账单数据的开放规范 FOCUS 构建。',
      ja: 'このポータルはクラウド請求データの公開仕様 FOCUS に基づいています。',
    },
  },
];

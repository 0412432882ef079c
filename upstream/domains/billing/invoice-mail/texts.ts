// Words of invoice mails and of the files in them, in each language of the portal. {names} are filled in.
import type { Language } from '../../../../lib/catalogue/languages.ts';
import type { AccountNoun } from '../../../../lib/catalogue/vendors.ts';

export interface InvoiceTexts {
  /** {vendor} and {month}; subject of the mail and head of the file. */
  title: string;
  lead: string;
  estimatedNotice: string;
  unconfirmedNotice: string;
  messageFrom: string;
  openBilling: string;
  footer: string;
  unsubscribe: string;
  company: string;
  vendor: string;
  month: string;
  period: string;
  status: string;
  statuses: Record<'estimated' | 'unconfirmed' | 'confirmed', string>;
  reference: string;
  issued: string;
  currency: string;
  summary: string;
  byItem: string;
  nouns: Record<AccountNoun, string>;
  item: string;
  itemId: string;
  adjustmentsNote: string;
  amount: string;
  rounded: string;
  vendorSum: string;
  /** {page} and {pages} */
  page: string;
  total: string;
}

export const INVOICE_TEXTS: Record<Language, InvoiceTexts> = {
  en: {
    title: '{vendor} bill for {month}',
    lead: 'The {vendor} bill of {company} for {month} is attached.',
    estimatedNotice:
      'The month has not ended or is not billed yet: these charges are estimated and will change.',
    unconfirmedNotice:
      'Charges are confirmed on the 11th of the next month. Until then unconfirmed charges are shown, which may still change.',
    messageFrom: 'Message from {name}',
    openBilling: 'Open billing in the portal',
    footer: '{name} had this mail sent to you from Skyledger.',
    unsubscribe: 'Unsubscribe',
    company: 'Company',
    vendor: 'Vendor',
    month: 'Month',
    period: 'Billing period',
    status: 'Status',
    statuses: { estimated: 'Estimated', unconfirmed: 'Unconfirmed', confirmed: 'Confirmed' },
    reference: 'Reference',
    issued: 'Issued',
    currency: 'Currency',
    summary: 'Summary of charges',
    byItem: 'Charges by {noun}',
    nouns: {
      account: 'account',
      subscription: 'subscription',
      project: 'project',
      compartment: 'compartment',
      service: 'service',
    },
    item: 'Name',
    itemId: 'ID',
    adjustmentsNote: '* Sales discount, support fee, credits and additional services.',
    amount: 'Amount',
    rounded: 'Amounts are rounded for display; totals are sums of the exact amounts.',
    vendorSum: 'Billed by the vendor',
    page: 'Page {page} of {pages}',
    total: 'Total',
  },
  ko: {
    title: '{month} {vendor} 청구서',
    lead: '{company}의 {month} {vendor} 청구서를 첨부합니다.',
    estimatedNotice: '해당 월이 끝나지 않았거나 아직 청구되지 않은 예상 요금이며, 금액이 변경될 수 있습니다.',
    unconfirmedNotice: '요금은 다음 달 11일에 확정됩니다. 그 전까지는 미확정 요금이며 변경될 수 있습니다.',
    messageFrom: '{name} 님의 메시지',
    openBilling: '포털에서 청구 내역 보기',
    footer: '{name} 님의 요청으로 Skyledger에서 발송한 메일입니다.',
    unsubscribe: '수신 거부',
    company: '회사',
    vendor: '클라우드 사업자',
    month: '청구 월',
    period: '청구 기간',
    status: '상태',
    statuses: { estimated: '예상', unconfirmed: '미확정', confirmed: '확정' },
    reference: '문서 번호',
    issued: '발행일',
    currency: '통화',
    summary: '요금 요약',
    byItem: '{noun}별 요금',
    nouns: {
      account: '계정',
      subscription: '구독',
      project: '프로젝트',
      compartment: '컴파트먼트',
      service: '서비스',
    },
    item: '이름',
    itemId: 'ID',
    adjustmentsNote: '* 영업 할인, 지원 요금, 크레딧, 부가 서비스의 합계입니다.',
    amount: '금액',
    rounded: '금액은 표시를 위해 반올림되며, 합계는 정확한 금액을 더한 값입니다.',
    vendorSum: '사업자 청구액',
    page: '{page} / {pages}쪽',
    total: '합계',
  },
  zh: {
    title: '{month} {vendor} 账单',
    lead: '附件为 {company} {month} 的 {vendor} 账单。',
    estimatedNotice: '该月尚未结束或尚未出账，以下为预估费用，金额可能变化。',
    unconfirmedNotice: '费用将于次月 11 日确认。在此之前为未确认费用，金额可能变化。',
    messageFrom: '{name} 的留言',
    openBilling: '在门户中打开账单',
    footer: '此邮件由 {name} 通过 Skyledger 发送给您。',
    unsubscribe: '退订',
    company: '公司',
    vendor: '云厂商',
    month: '账单月份',
    period: '计费周期',
    status: '状态',
    statuses: { estimated: '预估', unconfirmed: '未确认', confirmed: '已确认' },
    reference: '单据编号',
    issued: '开具日期',
    currency: '币种',
    summary: '费用汇总',
    byItem: '按{noun}列出的费用',
    nouns: { account: '账号', subscription: '订阅', project: '项目', compartment: '区间', service: '服务' },
    item: '名称',
    itemId: 'ID',
    adjustmentsNote: '* 销售折扣、支持费用、抵扣额和附加服务之和。',
    amount: '金额',
    rounded: '金额按显示精度四舍五入，合计为精确金额之和。',
    vendorSum: '厂商账单金额',
    page: '第 {page} 页，共 {pages} 页',
    total: '合计',
  },
  ja: {
    title: '{month} {vendor} ご請求書',
    lead: '{company} 様の {month} {vendor} のご請求書を添付いたします。',
    estimatedNotice:
      '対象月が終了していない、またはまだ請求が確定していないため、金額は見積もりであり変わることがあります。',
    unconfirmedNotice: '料金は翌月 11 日に確定します。それまでは未確定の料金であり、変わることがあります。',
    messageFrom: '{name} さんからのメッセージ',
    openBilling: 'ポータルで請求を開く',
    footer: 'このメールは {name} さんの依頼により Skyledger から送信されました。',
    unsubscribe: '配信停止',
    company: '会社',
    vendor: 'クラウド事業者',
    month: '請求月',
    period: '請求期間',
    status: '状態',
    statuses: { estimated: '見積もり', unconfirmed: '未確定', confirmed: '確定' },
    reference: '文書番号',
    issued: '発行日',
    currency: '通貨',
    summary: 'ご請求の内訳',
    byItem: '{noun}別の料金',
    nouns: {
      account: 'アカウント',
      subscription: 'サブスクリプション',
      project: 'プロジェクト',
      compartment: 'コンパートメント',
      service: 'サービス',
    },
    item: '名称',
    itemId: 'ID',
    adjustmentsNote: '* 営業割引、サポート料金、クレジット、追加サービスの合計です。',
    amount: '金額',
    rounded: '金額は表示上四捨五入しています。合計は正確な金額の和です。',
    vendorSum: '事業者の請求額',
    page: '{page} / {pages} ページ',
    total: '合計',
  },
};

/** {name} stands for `values.name`. */
export function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

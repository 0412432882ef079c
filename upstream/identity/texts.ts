// What the provider's pages say, in the four languages of the portal.
import type { Language } from '../../lib/languages.ts';

export interface PageTexts {
  signInTitle: string;
  signInLead: string;
  email: string;
  password: string;
  signIn: string;
  wrong: string;
  /** `{minutes}` is replaced. */
  tooMany: string;
  demo: string;
  expiredTitle: string;
  expiredText: string;
  errorTitle: string;
  errorText: string;
  /** Before the code of the request, for support. */
  reference: string;
  backToPortal: string;
  signOutTitle: string;
  signOutText: string;
  signOut: string;
  signedOutTitle: string;
  signedOutText: string;
}

export const PAGE_TEXTS: Record<Language, PageTexts> = {
  en: {
    signInTitle: 'Sign in',
    signInLead: 'The cost of all your clouds in one place.',
    email: 'E-mail address',
    password: 'Password',
    signIn: 'Sign in',
    wrong: 'The e-mail address or the password is not right. Please try again.',
    tooMany: 'Too many attempts. Please try again in {minutes} minutes.',
    demo: 'Demo sign-in',
    expiredTitle: 'This sign-in has expired',
    expiredText: 'It was open for too long, or was started in another window. Start again from the portal.',
    errorTitle: 'Sign-in did not work',
    errorText: 'The request to sign in could not be used. Start again from the portal.',
    reference: 'Reference',
    backToPortal: 'Back to the portal',
    signOutTitle: 'Sign out?',
    signOutText: 'You will have to sign in again to see your cost.',
    signOut: 'Sign out',
    signedOutTitle: 'You are signed out',
    signedOutText: 'You can close this window.',
  },
  ko: {
    signInTitle: '로그인',
    signInLead: '모든 클라우드 비용을 한곳에서 확인하세요.',
    email: '이메일 주소',
    password: '비밀번호',
    signIn: '로그인',
    wrong: '이메일 주소 또는 비밀번호가 올바르지 않습니다. 다시 시도해 주세요.',
    tooMany: '시도 횟수가 너무 많습니다. {minutes}분 후에 다시 시도해 주세요.',
    demo: '데모 로그인',
    expiredTitle: '로그인 시간이 만료되었습니다',
    expiredText: '너무 오래 열려 있었거나 다른 창에서 시작되었습니다. 포털에서 다시 시작해 주세요.',
    errorTitle: '로그인하지 못했습니다',
    errorText: '로그인 요청을 처리할 수 없습니다. 포털에서 다시 시작해 주세요.',
    reference: '참조 번호',
    backToPortal: '포털로 돌아가기',
    signOutTitle: '로그아웃하시겠습니까?',
    signOutText: '비용을 보려면 다시 로그인해야 합니다.',
    signOut: '로그아웃',
    signedOutTitle: '로그아웃되었습니다',
    signedOutText: '이 창을 닫아도 됩니다.',
  },
  zh: {
    signInTitle: '登录',
    signInLead: '在一处查看所有云的费用。',
    email: '电子邮箱',
    password: '密码',
    signIn: '登录',
    wrong: '电子邮箱或密码不正确，请重试。',
    tooMany: '尝试次数过多，请在 {minutes} 分钟后重试。',
    demo: '演示登录',
    expiredTitle: '本次登录已过期',
    expiredText: '页面打开时间过长，或登录是在其他窗口开始的。请从门户重新开始。',
    errorTitle: '登录未成功',
    errorText: '无法处理该登录请求。请从门户重新开始。',
    reference: '参考编号',
    backToPortal: '返回门户',
    signOutTitle: '要退出登录吗？',
    signOutText: '需要重新登录才能查看费用。',
    signOut: '退出登录',
    signedOutTitle: '您已退出登录',
    signedOutText: '可以关闭此窗口。',
  },
  ja: {
    signInTitle: 'ログイン',
    signInLead: 'すべてのクラウドのコストを一か所で。',
    email: 'メールアドレス',
    password: 'パスワード',
    signIn: 'ログイン',
    wrong: 'メールアドレスまたはパスワードが正しくありません。もう一度お試しください。',
    tooMany: '試行回数が多すぎます。{minutes} 分後にもう一度お試しください。',
    demo: 'デモ用ログイン',
    expiredTitle: 'ログインの有効期限が切れました',
    expiredText: '長時間開いたままか、別のウィンドウで開始されています。ポータルからやり直してください。',
    errorTitle: 'ログインできませんでした',
    errorText: 'ログインの要求を処理できませんでした。ポータルからやり直してください。',
    reference: '参照番号',
    backToPortal: 'ポータルに戻る',
    signOutTitle: 'ログアウトしますか？',
    signOutText: 'コストを表示するには再度ログインが必要です。',
    signOut: 'ログアウト',
    signedOutTitle: 'ログアウトしました',
    signedOutText: 'このウィンドウを閉じてかまいません。',
  },
};

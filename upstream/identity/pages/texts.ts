// What the provider's pages say, in the four languages of the portal.
import type { Language } from '../../../lib/catalogue/languages.ts';

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
  wrongCode: string;
  codeTitle: string;
  codeLead: string;
  code: string;
  lostDevice: string;
  recoveryCode: string;
  otherAccount: string;
  otpTitle: string;
  otpLead: string;
  qrCode: string;
  otpKey: string;
  otpLink: string;
  otpConfirm: string;
  recoveryTitle: string;
  recoveryLead: string;
  recoveryDone: string;
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
    wrongCode: 'The code is not right, or was used already. Wait for the next one and try again.',
    codeTitle: 'One-time password',
    codeLead: 'Enter the six digits that your authenticator app shows.',
    code: 'One-time password',
    lostDevice: 'I cannot use my device',
    recoveryCode: 'Recovery code',
    otherAccount: 'Sign in with another account',
    otpTitle: 'Set up one‑time passwords',
    otpLead: 'Scan this code with an authenticator app, then enter the six digits that it shows.',
    qrCode: 'QR code for your authenticator app',
    otpKey: 'Or type this key into the app:',
    otpLink: 'Open in an app on this device',
    otpConfirm: 'Confirm',
    recoveryTitle: 'Keep your recovery codes',
    recoveryLead:
      'Each code signs you in once when you cannot use your device. They are shown only now: print them, or save them in a password manager.',
    recoveryDone: 'I have saved them',
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
    wrongCode: '코드가 올바르지 않거나 이미 사용되었습니다. 다음 코드가 표시되면 다시 시도해 주세요.',
    codeTitle: '일회용 비밀번호',
    codeLead: '인증 앱에 표시된 6자리 숫자를 입력하세요.',
    code: '일회용 비밀번호(OTP)',
    lostDevice: '기기를 사용할 수 없나요?',
    recoveryCode: '복구 코드',
    otherAccount: '다른 계정으로 로그인',
    otpTitle: '일회용 비밀번호 설정',
    otpLead: '인증 앱으로 이 코드를 스캔한 다음 앱에 표시된 6자리 숫자를 입력하세요.',
    qrCode: '인증 앱용 QR 코드',
    otpKey: '또는 앱에 다음 키를 직접 입력하세요.',
    otpLink: '이 기기의 앱에서 열기',
    otpConfirm: '확인',
    recoveryTitle: '복구 코드를 보관하세요',
    recoveryLead:
      '기기를 사용할 수 없을 때 코드 하나로 한 번 로그인할 수 있습니다. 지금만 표시되므로 인쇄하거나 비밀번호 관리자에 저장해 두세요.',
    recoveryDone: '저장했습니다',
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
    wrongCode: '验证码不正确或已被使用。请等待下一个验证码后重试。',
    codeTitle: '一次性密码',
    codeLead: '请输入身份验证器应用显示的 6 位数字。',
    code: '一次性密码',
    lostDevice: '无法使用我的设备',
    recoveryCode: '恢复代码',
    otherAccount: '使用其他账号登录',
    otpTitle: '设置一次性密码',
    otpLead: '使用身份验证器应用扫描此二维码，然后输入应用显示的 6 位数字。',
    qrCode: '供身份验证器应用扫描的二维码',
    otpKey: '或在应用中手动输入此密钥：',
    otpLink: '在本设备的应用中打开',
    otpConfirm: '确认',
    recoveryTitle: '请保存您的恢复代码',
    recoveryLead: '无法使用设备时，每个代码可登录一次。代码仅在此时显示：请打印，或保存到密码管理器中。',
    recoveryDone: '我已保存',
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
    wrongCode:
      'コードが正しくないか、すでに使用されています。次のコードが表示されてからもう一度お試しください。',
    codeTitle: 'ワンタイムパスワード',
    codeLead: '認証アプリに表示されている 6 桁の数字を入力してください。',
    code: 'ワンタイムパスワード',
    lostDevice: 'デバイスを使えない場合',
    recoveryCode: 'リカバリーコード',
    otherAccount: '別のアカウントでログイン',
    otpTitle: 'ワンタイムパスワードの設定',
    otpLead: '認証アプリでこのコードを読み取り、表示された 6 桁の数字を入力してください。',
    qrCode: '認証アプリ用の QR コード',
    otpKey: 'または、次のキーをアプリに入力してください。',
    otpLink: 'このデバイスのアプリで開く',
    otpConfirm: '確認',
    recoveryTitle: 'リカバリーコードを保管してください',
    recoveryLead:
      'デバイスを使えないときに、コード 1 つにつき 1 回ログインできます。表示されるのは今だけです。印刷するか、パスワードマネージャーに保存してください。',
    recoveryDone: '保存しました',
  },
};

// What the gateway's own pages say, in the four languages of the portal.
import type { Language } from '../../lib/catalogue/languages.ts';

export type Message =
  | 'unreachable'
  | 'ended'
  | 'failed'
  | 'notKept'
  | 'foreignSignOut'
  | 'lookupFailed'
  | 'noApiRight'
  | 'fileGone'
  | 'fileLater';

interface MessageText {
  title: string;
  text: string;
  link: string;
}

export const MESSAGE_TEXTS: Record<Language, Record<Message, MessageText>> = {
  en: {
    unreachable: {
      title: 'Sign-in is not available',
      text: 'The sign-in service cannot be reached at the moment. Please try again shortly.',
      link: 'Try again',
    },
    ended: {
      title: 'This sign-in has expired',
      text: 'It was open for too long, or was started in another browser.',
      link: 'Sign in again',
    },
    failed: {
      title: 'Sign-in did not work',
      text: 'The sign-in service did not confirm this sign-in.',
      link: 'Sign in again',
    },
    notKept: {
      title: 'Sign-in is not available',
      text: 'The portal cannot keep new sign-ins at the moment. Whoever is signed in can go on; please try again shortly.',
      link: 'Try again',
    },
    foreignSignOut: {
      title: 'Signing out did not work',
      text: 'Signing out is possible only from the portal itself.',
      link: 'Back to the portal',
    },
    lookupFailed: {
      title: 'You have been signed out',
      text: 'The portal does not know your user, or could not read it. Sign in again; if this page comes back, ask the administrator of your organization.',
      link: 'Sign in again',
    },
    noApiRight: {
      title: 'The API needs a right',
      text: 'Your user has no right to the menu API in the current company. The administrator of your organization can give it under Administration.',
      link: 'Back to the portal',
    },
    fileGone: {
      title: 'This file is not here any more',
      text: 'A file is kept for 7 days, for the person and the company that it was made for. Make it again on Cost Analytics.',
      link: 'Go to Cost Analytics',
    },
    fileLater: {
      title: 'The file cannot be fetched right now',
      text: 'The service that keeps it does not answer. The link stays good; please try again shortly.',
      link: 'Try again',
    },
  },
  ko: {
    unreachable: {
      title: '지금은 로그인할 수 없습니다',
      text: '현재 로그인 서비스에 연결할 수 없습니다. 잠시 후 다시 시도해 주세요.',
      link: '다시 시도',
    },
    ended: {
      title: '로그인 시간이 만료되었습니다',
      text: '너무 오래 열려 있었거나 다른 브라우저에서 시작되었습니다.',
      link: '다시 로그인',
    },
    failed: {
      title: '로그인하지 못했습니다',
      text: '로그인 서비스에서 이 로그인을 확인하지 못했습니다.',
      link: '다시 로그인',
    },
    notKept: {
      title: '지금은 로그인할 수 없습니다',
      text: '현재 포털이 새 로그인을 저장할 수 없습니다. 이미 로그인한 사용자는 계속 이용할 수 있습니다. 잠시 후 다시 시도해 주세요.',
      link: '다시 시도',
    },
    foreignSignOut: {
      title: '로그아웃하지 못했습니다',
      text: '로그아웃은 포털에서만 할 수 있습니다.',
      link: '포털로 돌아가기',
    },
    lookupFailed: {
      title: '로그아웃되었습니다',
      text: '포털에서 사용자 정보를 확인할 수 없습니다. 다시 로그인해 주세요. 같은 화면이 계속 나타나면 조직 관리자에게 문의해 주세요.',
      link: '다시 로그인',
    },
    noApiRight: {
      title: 'API 권한이 필요합니다',
      text: '현재 회사에서 API 메뉴에 대한 권한이 없습니다. 조직의 관리자가 관리 화면에서 권한을 부여할 수 있습니다.',
      link: '포털로 돌아가기',
    },
    fileGone: {
      title: '파일을 더 이상 받을 수 없습니다',
      text: '파일은 요청한 사용자와 회사에 한해 7일간 보관됩니다. 비용 분석에서 파일을 다시 만들어 주세요.',
      link: '비용 분석으로 이동',
    },
    fileLater: {
      title: '지금은 파일을 받을 수 없습니다',
      text: '파일 보관 서비스가 응답하지 않습니다. 링크는 계속 유효하니 잠시 후 다시 시도해 주세요.',
      link: '다시 시도',
    },
  },
  zh: {
    unreachable: {
      title: '暂时无法登录',
      text: '目前无法连接登录服务，请稍后重试。',
      link: '重试',
    },
    ended: {
      title: '本次登录已过期',
      text: '页面打开时间过长，或登录是在其他浏览器中开始的。',
      link: '重新登录',
    },
    failed: {
      title: '登录未成功',
      text: '登录服务未确认本次登录。',
      link: '重新登录',
    },
    notKept: {
      title: '暂时无法登录',
      text: '门户目前无法保存新的登录。已登录的用户可继续使用，请稍后重试。',
      link: '重试',
    },
    foreignSignOut: {
      title: '退出登录未成功',
      text: '只能从门户中退出登录。',
      link: '返回门户',
    },
    lookupFailed: {
      title: '您已退出登录',
      text: '门户无法确认您的用户信息。请重新登录；如果仍然出现此页面，请联系您所在组织的管理员。',
      link: '重新登录',
    },
    noApiRight: {
      title: '需要 API 权限',
      text: '您的用户在当前公司没有 API 菜单的权限。贵组织的管理员可以在“管理”中授予。',
      link: '返回门户',
    },
    fileGone: {
      title: '该文件已不可用',
      text: '文件仅为申请人及其所属公司保留 7 天。请在成本分析中重新生成。',
      link: '前往成本分析',
    },
    fileLater: {
      title: '暂时无法获取该文件',
      text: '保存文件的服务没有响应。链接仍然有效，请稍后重试。',
      link: '重试',
    },
  },
  ja: {
    unreachable: {
      title: '現在ログインできません',
      text: 'ログインサービスに接続できません。しばらくしてからもう一度お試しください。',
      link: 'もう一度試す',
    },
    ended: {
      title: 'ログインの有効期限が切れました',
      text: '長時間開いたままか、別のブラウザーで開始されています。',
      link: 'もう一度ログイン',
    },
    failed: {
      title: 'ログインできませんでした',
      text: 'ログインサービスでこのログインを確認できませんでした。',
      link: 'もう一度ログイン',
    },
    notKept: {
      title: '現在サインインできません',
      text: 'ポータルは現在、新しいサインインを保存できません。サインイン済みの方は引き続きご利用いただけます。しばらくしてからもう一度お試しください。',
      link: '再試行',
    },
    foreignSignOut: {
      title: 'ログアウトできませんでした',
      text: 'ログアウトはポータルからのみ行えます。',
      link: 'ポータルに戻る',
    },
    lookupFailed: {
      title: 'ログアウトしました',
      text: 'ポータルでユーザー情報を確認できませんでした。もう一度ログインしてください。この画面が続けて表示される場合は、組織の管理者にお問い合わせください。',
      link: 'もう一度ログイン',
    },
    noApiRight: {
      title: 'API の権限が必要です',
      text: '現在の会社で API メニューの権限がありません。組織の管理者が管理画面で付与できます。',
      link: 'ポータルに戻る',
    },
    fileGone: {
      title: 'このファイルは取得できません',
      text: 'ファイルは、依頼したユーザーと会社に限り 7 日間保管されます。コスト分析でもう一度作成してください。',
      link: 'コスト分析へ',
    },
    fileLater: {
      title: '現在ファイルを取得できません',
      text: '保管サービスが応答していません。リンクは引き続き有効です。しばらくしてからもう一度お試しください。',
      link: 'もう一度試す',
    },
  },
};

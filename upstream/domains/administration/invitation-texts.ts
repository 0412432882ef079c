// What the page of an invitation says, in the four languages of the portal.
import type { Language } from '../../../lib/catalogue/languages.ts';

export interface InvitationTexts {
  title: string;
  /** `{email}` is replaced. */
  lead: string;
  password: string;
  again: string;
  /** What a password must have. */
  rule: string;
  save: string;
  tooShort: string;
  tooLong: string;
  tooFewClasses: string;
  different: string;
  lapsedTitle: string;
  lapsedText: string;
  doneTitle: string;
  doneText: string;
}

export const INVITATION_TEXTS: Record<Language, InvitationTexts> = {
  en: {
    title: 'Choose a password',
    lead: 'You will sign in as {email}.',
    password: 'Password',
    again: 'The same password again',
    rule: 'At least 10 characters, with three of these: capital letters, small letters, digits, other characters.',
    save: 'Save password',
    tooShort: 'The password has fewer than 10 characters.',
    tooLong: 'The password has more than 128 characters.',
    tooFewClasses:
      'The password needs three of these: capital letters, small letters, digits, other characters.',
    different: 'The two passwords are not the same.',
    lapsedTitle: 'This link is not valid any more',
    lapsedText:
      'It was used already, or is older than seven days. Ask the administrator of your organization for a new one.',
    doneTitle: 'Your password is set',
    doneText: 'You can sign in now.',
  },
  ko: {
    title: '비밀번호 설정',
    lead: '{email} 계정으로 로그인하게 됩니다.',
    password: '비밀번호',
    again: '비밀번호 확인',
    rule: '10자 이상이며 대문자, 소문자, 숫자, 특수문자 중 세 가지 이상을 포함해야 합니다.',
    save: '비밀번호 저장',
    tooShort: '비밀번호가 10자보다 짧습니다.',
    tooLong: '비밀번호가 128자보다 깁니다.',
    tooFewClasses: '대문자, 소문자, 숫자, 특수문자 중 세 가지 이상을 포함해 주세요.',
    different: '입력한 두 비밀번호가 서로 다릅니다.',
    lapsedTitle: '더 이상 유효하지 않은 링크입니다',
    lapsedText: '이미 사용되었거나 7일이 지났습니다. 조직 관리자에게 새 링크를 요청하세요.',
    doneTitle: '비밀번호가 설정되었습니다',
    doneText: '이제 로그인할 수 있습니다.',
  },
  zh: {
    title: '设置密码',
    lead: '您将以 {email} 登录。',
    password: '密码',
    again: '再次输入密码',
    rule: '至少 10 个字符，并包含大写字母、小写字母、数字、特殊字符中的三种。',
    save: '保存密码',
    tooShort: '密码不足 10 个字符。',
    tooLong: '密码超过 128 个字符。',
    tooFewClasses: '密码须包含大写字母、小写字母、数字、特殊字符中的三种。',
    different: '两次输入的密码不一致。',
    lapsedTitle: '该链接已失效',
    lapsedText: '链接已被使用，或已超过 7 天。请联系贵组织的管理员获取新链接。',
    doneTitle: '密码已设置',
    doneText: '现在可以登录了。',
  },
  ja: {
    title: 'パスワードの設定',
    lead: '{email} としてサインインします。',
    password: 'パスワード',
    again: 'パスワード（確認）',
    rule: '10文字以上で、大文字・小文字・数字・記号のうち3種類以上を含めてください。',
    save: 'パスワードを保存',
    tooShort: 'パスワードが10文字に足りません。',
    tooLong: 'パスワードが128文字を超えています。',
    tooFewClasses: '大文字・小文字・数字・記号のうち3種類以上を含めてください。',
    different: '2つのパスワードが一致しません。',
    lapsedTitle: 'このリンクは無効です',
    lapsedText: 'すでに使用されたか、7日を過ぎています。組織の管理者に新しいリンクを依頼してください。',
    doneTitle: 'パスワードを設定しました',
    doneText: 'サインインできます。',
  },
};

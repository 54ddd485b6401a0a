/** The form of a code in a link; the codes of accounts are twelve hexadecimal digits. */
export const REFERRAL_CODE = /^[\w-]{4,40}$/

export function isReferralCode(text: string): boolean {
  return REFERRAL_CODE.test(text)
}

/** The address to share: without a language, so that it opens in the one of its reader. */
export function invitationPath(code: string): string {
  return `/r/${code}`
}

/** The code in the path of an invitation, in any language; null for other pages. */
export function codeOfInvitation(pathname: string): string | null {
  const [code = '', word] = pathname.split('/').filter(Boolean).reverse()
  return word === 'r' && isReferralCode(code) ? code : null
}

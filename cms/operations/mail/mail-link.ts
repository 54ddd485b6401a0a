import type { Account } from '#cms/operations/accounts/find-account.ts'
import { hashSecret, newSecret } from '#cms/operations/accounts/secret.ts'
import { findInvitation, invitationToken } from '#cms/operations/contributors/team/invitation-token.ts'
import { type Payload, sql, transactionOf } from '#cms/operations/database.ts'
import type { MailRow } from '#cms/operations/mail/mail-row.ts'
import { pageOf } from '#cms/operations/mail/page-of.ts'
import {
  findInvitation as findTeamInvitation,
  invitationToken as teamInvitationToken,
} from '#cms/operations/teams/invitation-token.ts'
import { safeRedirect } from '#domain/accounts/safe-redirect.ts'
import { TOKENS } from '#domain/accounts/tokens.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { MAIL_PAGES, MAIL_TEMPLATES, type MailTemplate } from '#domain/mail/templates.ts'
import { pathOfPage } from '#domain/routing/href.ts'

/**
 * Makes the secret of a link at the time of sending, so that it is stored nowhere; a second attempt replaces that of the
 * first.
 *
 * @returns null for links without one; `ended` when an invitation is not open any more
 */
export async function makeSecret(
  payload: Payload,
  { id, email, data }: MailRow,
  template: MailTemplate,
  account: Account | null,
): Promise<string | null | 'ended'> {
  if (template === 'member-invitation') {
    const invitation = await findInvitation(transactionOf(payload), Number(data.invitation))
    return invitation === null ? 'ended' : invitationToken(payload, invitation)
  }
  if (template === 'team-invitation') {
    const invitation = await findTeamInvitation(transactionOf(payload), data.invitation ?? '')
    return invitation === null ? 'ended' : teamInvitationToken(payload, invitation)
  }
  const purpose = MAIL_TEMPLATES[template].token
  if (purpose === null || account === null) return null
  const secret = newSecret()
  await sql(payload)`
    insert into account_tokens (token_hash, purpose, user_id, email, device_hash, mail_id, expires_at)
    values (${hashSecret(secret)}, ${purpose}, ${account.id}, ${email}, ${data.device ?? null}, ${id},
      now() + make_interval(secs => ${TOKENS[purpose].seconds}))
    on conflict (mail_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`
  return secret
}

interface LinkParameters {
  readonly token: string | null
  readonly redirect: string | null
  /** The username of a claimed profile. */
  readonly contributor: string | null
}

/** The target of the button of a mail. */
export function linkOf(
  publicUrl: string,
  locale: Locale,
  template: MailTemplate,
  { token, redirect, contributor }: LinkParameters,
): string {
  const home = pathOfPage(MAIL_PAGES.home, locale)
  const link = pageOf(publicUrl, locale, MAIL_TEMPLATES[template].page)
  if (token !== null) link.searchParams.set('token', token)
  if (contributor !== null) link.searchParams.set('contributor', contributor)
  if (redirect !== null && safeRedirect(redirect, home) === redirect)
    link.searchParams.set('redirect', redirect)
  return link.href
}

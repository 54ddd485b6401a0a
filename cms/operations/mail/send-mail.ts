import { composeMail } from '#cms/mail/compose.ts'
import { composeContactMail } from '#cms/mail/compose-contact.ts'
import { composeCustomOrderMail } from '#cms/mail/compose-custom-order.ts'
import { type Account, findAccountByEmail, findAccountById } from '#cms/operations/accounts/find-account.ts'
import { hashSecret, newSecret } from '#cms/operations/accounts/secret.ts'
import { readContactMessage } from '#cms/operations/contact/read-contact-message.ts'
import { findInvitation, invitationToken } from '#cms/operations/contributors/team/invitation-token.ts'
import { readOrder, readOrderFiles } from '#cms/operations/custom-orders/read-order.ts'
import { type Payload, sql, transactionOf } from '#cms/operations/database.ts'
import { composeForAddressee } from '#cms/operations/mail/compose-for-addressee.ts'
import { caseFacts, composeForClaimant } from '#cms/operations/mail/compose-for-claimant.ts'
import type { MailRow, MailServices, Sending } from '#cms/operations/mail/mail-row.ts'
import { pageOf } from '#cms/operations/mail/page-of.ts'
import { settleMail } from '#cms/operations/mail/settle-mail.ts'
import { composeConfirmation } from '#cms/operations/newsletter/compose-confirmation.ts'
import { composeIssue } from '#cms/operations/newsletter/compose-issue.ts'
import { composePayeeMail } from '#cms/operations/payees/compose-payee-mail.ts'
import { readSender, readSupport } from '#cms/operations/site/read-sender.ts'
import {
  findInvitation as findTeamInvitation,
  invitationToken as teamInvitationToken,
} from '#cms/operations/teams/invitation-token.ts'
import type { OutgoingMail } from '#cms/ports/mail.ts'
import { displayName } from '#domain/accounts/names.ts'
import { safeRedirect } from '#domain/accounts/safe-redirect.ts'
import { TOKENS } from '#domain/accounts/tokens.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/locales/locales.ts'
import {
  CHOSEN_MAILS,
  isClaimMail,
  isHearingMail,
  isLetterMail,
  isMailTemplate,
  isPayeeMail,
  isStaffMail,
  MAIL_PAGES,
  MAIL_TEMPLATES,
  type MailTemplate,
} from '#domain/mail/templates.ts'
import { isCurrency } from '#domain/money/currencies.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/text.ts'
import { pathOfPage } from '#domain/routing/href.ts'

/** After this time a mail is not relevant any more. */
const GIVE_UP_HOURS = 48

/**
 * Sends one mail at most once: its row is marked as being sent before it is handed over. A row found in that state was
 * left by a worker that died, and may have arrived: it is not sent again.
 *
 * @throws Error when the mail server does not accept it now; the outbox retries
 */
export async function sendMail(services: MailServices, id: string): Promise<void> {
  const { payload, mailer } = services
  const mail = await claimMail(payload, id)
  if (mail === null) return
  const [sender, support] = await Promise.all([readSender(payload), readSupport(payload, services.support)])
  const composed = await composeOutgoing({ ...services, support, sender }, mail)
  if (composed === null)
    return settleMail(payload, id, { state: 'dropped', reason: 'there is nobody to send it to' })
  const delivery = await mailer.send({ ...composed, from: { name: sender.site, address: sender.address } })
  if (delivery.outcome === 'sent') return settleMail(payload, id, { state: 'sent', reason: null })
  if (delivery.outcome !== 'later') {
    payload.logger.warn(`mail ${id} ${delivery.outcome}: ${delivery.reason}`)
    const { reason, isUnknownMailbox: isBounced = false } = delivery
    return settleMail(payload, id, { state: delivery.outcome, reason, isBounced })
  }
  if (mail.age_hours >= GIVE_UP_HOURS)
    return settleMail(payload, id, { state: 'dropped', reason: delivery.reason })
  await sql(
    payload,
  )`update mails set state = 'waiting', reason = ${delivery.reason} where id = ${id} and state = 'sending'`
  throw new Error(delivery.reason)
}

/** Claims the mail, so that two workers never send it. */
async function claimMail(payload: Payload, id: string): Promise<MailRow | null> {
  const [mail] = await sql<MailRow>(payload)`
    update mails set state = 'sending' where id = ${id} and state = 'waiting'
    returning id, template, user_id, email, locale, data,
      (extract(epoch from now() - created_at) / 3600)::float8 as age_hours`
  if (mail !== undefined) return mail
  const left = await sql(payload)`select 1 from mails where id = ${id} and state = 'sending'`
  if (left.length === 0) return null
  payload.logger.warn(`mail ${id} was on its way when its worker ended: not sent again`)
  await settleMail(payload, id, {
    state: 'uncertain',
    reason: 'a worker ended while it was on its way',
  })
  return null
}

async function composeOutgoing(services: Sending, mail: MailRow): Promise<OutgoingMail | null> {
  const { template } = mail
  if (isStaffMail(template)) return composeForStaff(services, mail)
  if (isLetterMail(template)) return composeIssue(services, mail)
  if (!isMailTemplate(template)) return null
  if (template === 'newsletter-confirm') return composeConfirmation(services, mail)
  if (isPayeeMail(template)) return composePayeeMail(services, mail, template)
  if (isHearingMail(template)) return composeForAddressee(services, mail, template)
  return isClaimMail(template)
    ? composeForClaimant(services, mail, template)
    : composeForUser(services, mail, template)
}

async function composeForStaff(
  { payload, support }: Sending,
  { id, data, template }: MailRow,
): Promise<OutgoingMail | null> {
  if (template === 'custom-order') {
    const order = await readOrder(payload, data.message ?? '')
    const files = order && (await readOrderFiles(payload, Number(data.message)))
    return order && files && { id, to: support, ...composeCustomOrderMail(order, files) }
  }
  const message = await readContactMessage(payload, data.message ?? '')
  return message && { id, to: support, ...composeContactMail(message) }
}

async function composeForUser(
  { payload, publicUrl, support, sender }: Sending,
  mail: MailRow,
  template: MailTemplate,
): Promise<OutgoingMail | null> {
  const { id, email } = mail
  const account = await findRecipient(payload, mail)
  if (!isRecipient(template, account, email)) return null
  const locale = localeOf(account, mail)
  const secret = await makeLink(payload, mail, template, account)
  if (secret === 'ended') return null
  const facts = {
    name: displayName(account ?? { email }),
    email,
    device: template === 'new-device' ? (mail.data.device ?? null) : null,
    works: mail.data.works ?? '',
    file: mail.data.file ?? '',
    support,
    site: sender.site,
    ...caseFacts(mail.data, locale),
    amount: amountOf(mail.data, locale),
  }
  const { redirect = null, contributor = null } = mail.data
  const link = linkOf(publicUrl, locale, template, { token: secret, redirect, contributor })
  const settingsLink = CHOSEN_MAILS.includes(template)
    ? pageOf(publicUrl, locale, 'notification-settings').href
    : null
  return {
    id,
    to: email,
    ...composeMail({ template, locale, facts, link, settingsLink, accent: sender.accent }),
  }
}

function amountOf({ amount, currency = '' }: MailRow['data'], locale: Locale): string {
  if (amount === undefined || !isCurrency(currency)) return ''
  return formatMoney(money(BigInt(amount), currency), locale)
}

function findRecipient(payload: Payload, { user_id, email }: MailRow): Promise<Account | null> {
  return user_id === null ? findAccountByEmail(payload, email) : findAccountById(payload, user_id)
}

function isRecipient(template: MailTemplate, account: Account | null, email: string): boolean {
  const needed = MAIL_TEMPLATES[template].account
  if (needed === 'optional') return account === null || account.email === email
  return account !== null && (!needed || account.email === email)
}

/**
 * The link is made at the time of sending, so that its secret is stored nowhere; a second attempt replaces that of the
 * first.
 */
async function makeLink(
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

function linkOf(
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

/** The language of the user; that of the form where the account has none. */
function localeOf(account: Account | null, { locale }: MailRow): Locale {
  return account?.locale ?? (isLocale(locale) ? locale : DEFAULT_LOCALE)
}

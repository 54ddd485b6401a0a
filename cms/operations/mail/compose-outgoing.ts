import { composeContactMail } from '#cms/mail/compose-contact.ts'
import { composeCustomOrderMail } from '#cms/mail/compose-custom-order.ts'
import { readContactMessage } from '#cms/operations/contact/read-contact-message.ts'
import { readOrder, readOrderFiles } from '#cms/operations/custom-orders/read-order.ts'
import { composeForAddressee } from '#cms/operations/mail/compose-for-addressee.ts'
import { composeForClaimant } from '#cms/operations/mail/compose-for-claimant.ts'
import { composeForUser } from '#cms/operations/mail/compose-for-user.ts'
import type { MailRow, Sending } from '#cms/operations/mail/mail-row.ts'
import { composeConfirmation } from '#cms/operations/newsletter/compose-confirmation.ts'
import { composeIssue } from '#cms/operations/newsletter/compose-issue.ts'
import { composePayeeMail } from '#cms/operations/payees/compose-payee-mail.ts'
import type { OutgoingMail } from '#cms/ports/mail.ts'
import {
  isClaimMail,
  isHearingMail,
  isLetterMail,
  isMailTemplate,
  isPayeeMail,
  isStaffMail,
} from '#domain/mail/templates.ts'

/** Composes a stored mail by the kind of its recipient. @returns null for a mail without a recipient */
export async function composeOutgoing(services: Sending, mail: MailRow): Promise<OutgoingMail | null> {
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

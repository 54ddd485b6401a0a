import type { JobServices, MessagesOf } from '#cms/jobs/services.ts'
import { sendMail } from '#cms/operations/mail/send-mail.ts'

/** Sends a mail, or a newsletter to one subscriber. */
export async function mailSend(
  services: JobServices,
  [{ mail }]: MessagesOf<'mail.send' | 'newsletter.send'>,
): Promise<void> {
  await sendMail(services, mail)
}

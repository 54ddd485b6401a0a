import type { JobServices, MessagesOf } from '#cms/jobs/services.ts'
import { sendMail } from '#cms/operations/mail/send-mail.ts'

/** A mail waits to be sent. */
export async function mailSend(services: JobServices, [{ mail }]: MessagesOf<'mail.send'>): Promise<void> {
  await sendMail(services, mail)
}

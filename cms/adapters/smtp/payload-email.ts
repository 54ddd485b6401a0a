import { randomUUID } from 'node:crypto'
import type { EmailAdapter } from 'payload'
import type { Mailer } from '#cms/ports/mail.ts'

interface Sender {
  readonly name: string
  readonly address: string
}

/** Payload's email adapter, on the same mail server. Mails of the site do not use it; plugins may. */
export function payloadEmail(mailer: Mailer, { name, address }: Sender): EmailAdapter {
  return () => ({
    name: 'smtp',
    defaultFromName: name,
    defaultFromAddress: address,
    sendEmail: async ({ to, subject, html, text }) => {
      const delivery = await mailer.send({
        id: randomUUID(),
        to: String(to),
        subject: subject ?? '',
        html: String(html ?? ''),
        text: String(text ?? ''),
        language: 'en',
        settings: null,
      })
      if (delivery.outcome !== 'sent') throw new Error(`the mail was not sent: ${delivery.reason}`)
    },
  })
}

import { payloadEmail } from '#cms/adapters/smtp/payload-email.ts'
import { smtpMailer } from '#cms/adapters/smtp/smtp.ts'
import { type CmsEnvironment, mailFrom } from '#cms/env.ts'
import type { Mailer } from '#cms/ports/mail.ts'
import { DEFAULT_SITE_NAME } from '#domain/site/default-site.ts'

/** Without a configured mail server letters stay in the outbox. */
const NONE: Mailer = {
  send: async () => ({ outcome: 'later', reason: 'no mail server is configured (SMTP_URL)' }),
}

export function openMailer(env: CmsEnvironment): Mailer {
  return env.SMTP_URL === undefined ? NONE : smtpMailer({ url: env.SMTP_URL, from: mailFrom(env) })
}

/** The mail adapter of Payload's configuration. */
export function mailAdapter(env: CmsEnvironment) {
  const [, name = DEFAULT_SITE_NAME, address = ''] = /^(.*) <(.+)>$/.exec(mailFrom(env)) ?? []
  return payloadEmail(openMailer(env), { name, address })
}

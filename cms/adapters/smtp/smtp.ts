import nodemailer from 'nodemailer'
import type { Delivery, Mailer, OutgoingMail } from '#cms/ports/mail.ts'

const TIMEOUT_MS = 20_000

interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…` */
  readonly url: string
  /** `Library <no-reply@example.com>` */
  readonly from: string
}

/** Sends letters by SMTP over one connection each: a worker sends few, and a slow one does not delay the others. */
export function smtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = addressOf(from).split('@').at(-1) ?? 'localhost'
  return {
    async send(letter) {
      try {
        const { to, replyTo, from: sender } = letter
        await transport.sendMail({
          ...headersOf(letter, host),
          from: sender ? { name: sender.name, address: sender.address ?? addressOf(from) } : from,
          to,
          ...(replyTo === undefined ? {} : { replyTo }),
          ...contentOf(letter),
        })
        return { outcome: 'sent' }
      } catch (error) {
        return failureOf(error)
      }
    },
  }
}

function headersOf({ id, language, settings, oneClick }: OutgoingMail, host: string) {
  return {
    messageId: `<${id}@${host}>`,
    headers: {
      'Content-Language': language,
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...listHeaders(settings, oneClick),
    },
  }
}

/** RFC 2369, and with one request RFC 8058. */
function listHeaders(
  settings: string | null,
  oneClick: string | undefined,
): Readonly<Record<string, string>> {
  if (oneClick !== undefined)
    return {
      'List-Unsubscribe': `<${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }
  return settings === null ? {} : { 'List-Unsubscribe': `<${settings}>` }
}

function contentOf({ subject, html, text }: OutgoingMail) {
  return { subject, html, text }
}

/** `no-reply@example.com` of `Library <no-reply@example.com>` */
function addressOf(from: string): string {
  return /<([^>]+)>/.exec(from)?.[1] ?? from
}

/**
 * The outcome of a failed send. A 5xx reply is final, a 4xx reply is not. Without a reply the letter was not
 * delivered, unless the connection broke while its text was being sent: then the server may have accepted it.
 */
export function failureOf(error: unknown): Delivery {
  const { message, responseCode, command } = error as {
    readonly message?: string
    readonly responseCode?: number
    readonly command?: string
  }
  const reason = (message ?? String(error)).slice(0, MAX_ERROR_LENGTH)
  // A rejected log-in concerns our credentials, not the letter.
  if (responseCode !== undefined && command !== 'AUTH' && !command?.startsWith('AUTH ')) {
    return responseCode >= 500
      ? {
          outcome: 'refused',
          reason,
          ...(isUnknownMailbox(reason, command) ? { isUnknownMailbox: true } : {}),
        }
      : { outcome: 'later', reason }
  }
  return { outcome: responseCode === undefined && command === 'DATA' ? 'uncertain' : 'later', reason }
}

/** A refusal of the recipient, which no enhanced code attributes to the sender or a policy (RFC 3463, classes 5.7 and 5.2). */
function isUnknownMailbox(reason: string, command: string | undefined): boolean {
  return command === 'RCPT TO' && !/\b5\.[27]\.\d/.test(reason)
}

const MAX_ERROR_LENGTH = 300

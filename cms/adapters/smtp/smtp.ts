import nodemailer from 'nodemailer'
import type { Delivery, Mailer, OutgoingMail } from '#cms/ports/mail.ts'

const TIMEOUT_MS = 20_000

interface Post {
  /** `smtp://user:password@host:587` or `smtps://…` */
  readonly url: string
  /** `Motif <no-reply@example.com>` */
  readonly from: string
}

/** Letters by SMTP, one connection each: a worker sends few, and none waits for another. */
export function smtpMailer({ url, from }: Post): Mailer {
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
        await transport.sendMail({ ...headersOf(letter, host), from, to: letter.to, ...contentOf(letter) })
        return { outcome: 'sent' }
      } catch (error) {
        return failureOf(error)
      }
    },
  }
}

function headersOf({ id, language, settings }: OutgoingMail, host: string) {
  return {
    messageId: `<${id}@${host}>`,
    headers: {
      'Content-Language': language,
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(settings === null ? {} : { 'List-Unsubscribe': `<${settings}>` }),
    },
  }
}

function contentOf({ subject, html, text }: OutgoingMail) {
  return { subject, html, text }
}

/** `no-reply@example.com` of `Motif <no-reply@example.com>` */
function addressOf(from: string): string {
  return /<([^>]+)>/.exec(from)?.[1] ?? from
}

/**
 * A reply of 5xx is final, 4xx is not. Without a reply the letter was not handed over, unless the connection broke
 * while its text was on the way: then the server may have it.
 */
export function failureOf(error: unknown): Delivery {
  const { message, responseCode, command } = error as {
    readonly message?: string
    readonly responseCode?: number
    readonly command?: string
  }
  const reason = (message ?? String(error)).slice(0, MAX_ERROR_LENGTH)
  // A server that refuses our own name or password refuses us, not the letter.
  if (responseCode !== undefined && command !== 'AUTH' && !command?.startsWith('AUTH ')) {
    return { outcome: responseCode >= 500 ? 'refused' : 'later', reason }
  }
  return { outcome: responseCode === undefined && command === 'DATA' ? 'uncertain' : 'later', reason }
}

const MAX_ERROR_LENGTH = 300

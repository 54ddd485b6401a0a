import { type Payload, sql } from '#cms/operations/database.ts'
import { sendMail } from '#cms/operations/mail/send-mail.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { OutgoingMail } from '#cms/ports/mail.ts'

/** Collects the mails of a test in a list, in the order of sending. */
export interface TestMailbox {
  readonly letters: readonly OutgoingMail[]
  /** Sends the waiting mails, and returns the newest one to an address. */
  deliver(to: string): Promise<OutgoingMail | undefined>
}

export function openTestMailbox(payload: Payload): TestMailbox {
  const letters: OutgoingMail[] = []
  const mailer = {
    send: async (letter: OutgoingMail) => {
      letters.push(letter)
      return { outcome: 'sent' } as const
    },
  }
  return {
    letters,
    deliver: async (to) => {
      const waiting = await sql<{ id: Column<'mails.id'> }>(
        payload,
      )`select id from mails where state = 'waiting' order by created_at`
      for (const { id } of waiting)
        await sendMail(
          { payload, mailer, publicUrl: 'http://localhost:5500', support: 'support@localhost' },
          id,
        )
      return letters.findLast((letter) => letter.to === to)
    },
  }
}

/** The secret of the link in a letter. */
export function tokenIn(letter: OutgoingMail | undefined): string {
  const [, token = ''] = /[?&]token=([\w-]+)/.exec(letter?.text ?? '') ?? []
  return token
}

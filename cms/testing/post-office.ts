import { type Payload, sql } from '#cms/operations/database.ts'
import { sendMail } from '#cms/operations/mail/send-mail.ts'
import type { Letter } from '#cms/ports/mail.ts'

/** Where the mails of a test go: into a list, in the order they were sent. */
export interface PostOffice {
  readonly letters: readonly Letter[]
  /** Sends what waits, and gives the newest letter to an address. */
  deliver(to: string): Promise<Letter | undefined>
}

export function openPostOffice(payload: Payload): PostOffice {
  const letters: Letter[] = []
  const mailer = {
    send: async (letter: Letter) => {
      letters.push(letter)
      return { outcome: 'sent' } as const
    },
  }
  return {
    letters,
    deliver: async (to) => {
      const waiting = await sql<{ id: string }>(
        payload,
      )`select id from mails where state = 'waiting' order by created_at`
      for (const { id } of waiting)
        await sendMail({ payload, mailer, publicUrl: 'http://localhost:5500' }, id)
      return letters.findLast((letter) => letter.to === to)
    },
  }
}

/** The secret in the link of a letter. */
export function tokenIn(letter: Letter | undefined): string {
  const [, token = ''] = /[?&]token=([\w-]+)/.exec(letter?.text ?? '') ?? []
  return token
}

import { type APIRequestContext, expect } from '@playwright/test'
import { z } from 'zod'

/** Set by `npm test`; a run by hand names the mailbox of the stack that runs. */
const { MOTIF_E2E_MAILBOX = 'http://127.0.0.1:8025' } = process.env

const mailsSchema = z.array(z.object({ subject: z.string(), text: z.string() }))

export interface Letter {
  readonly subject: string
  /** Where its button leads. */
  readonly link: string
}

export interface Mailbox {
  /** Waits until so many mails have come to an address. @returns the newest */
  letterTo(email: string, count: number): Promise<Letter>
}

export function openMailbox(request: APIRequestContext): Mailbox {
  const read = async (email: string) => {
    const response = await request.get(`${MOTIF_E2E_MAILBOX}/mails.json`, { params: { to: email } })
    return mailsSchema.parse(await response.json())
  }
  return {
    async letterTo(email, count) {
      await expect(async () => expect(await read(email)).toHaveLength(count)).toPass({ timeout: 30_000 })
      const [newest] = await read(email)
      const [link = ''] = /https?:\/\/\S+/.exec(newest?.text ?? '') ?? []
      return { subject: newest?.subject ?? '', link }
    },
  }
}

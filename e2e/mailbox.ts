import { type APIRequestContext, expect } from '@playwright/test'
import { z } from 'zod'
import type { AuthView } from '#domain/routing/account-views.ts'

/** Set by `npm test`; the default is the mailbox of a running stack. */
const { MOTIF_E2E_MAILBOX = 'http://127.0.0.1:8025' } = process.env

const mailsSchema = z.array(z.object({ subject: z.string(), text: z.string() }))

export interface Letter {
  readonly subject: string
  /** Target of the button in the mail. */
  readonly link: string
}

export interface Mailbox {
  /**
   * Waits for a mail with a link to a page of accounts; mails may arrive in any order. @returns the newest
   */
  letterTo(email: string, leadsTo: AuthView): Promise<Letter>
}

export function openMailbox(request: APIRequestContext): Mailbox {
  const read = async (email: string) => {
    const response = await request.get(`${MOTIF_E2E_MAILBOX}/mails.json`, { params: { to: email } })
    return mailsSchema.parse(await response.json())
  }
  return {
    async letterTo(email, leadsTo) {
      let newest: Letter | undefined
      await expect(async () => {
        const letters = (await read(email)).map(letterOf)
        newest = letters.find(({ link }) => link.includes(`/auth/${leadsTo}?`))
        expect(newest, `a mail to ${email} that leads to ${leadsTo}`).toBeDefined()
      }).toPass({ timeout: 30_000 })
      return newest as Letter
    },
  }
}

function letterOf({ subject, text }: z.infer<typeof mailsSchema>[number]): Letter {
  const [link = ''] = /https?:\/\/\S+/.exec(text) ?? []
  return { subject, link }
}

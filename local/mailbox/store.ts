import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

/** A received and parsed mail. */
export interface ReceivedMail {
  readonly id: string
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  /** ISO 8601. */
  readonly receivedAt: string
  readonly html: string | null
  readonly text: string
}

export interface MailStore {
  keep(raw: Buffer, receivedAt: Date): void
  /** Newest first. */
  list(): Promise<readonly ReceivedMail[]>
  find(id: string): Promise<ReceivedMail | null>
}

/** The oldest mails beyond this number are deleted. */
const CAPACITY = 500
const NAME = /^(\d+)-[0-9a-f-]{36}\.eml$/

/** Stores each mail as a file with its raw content; the file name begins with the time of receipt. */
export function openMailStore(folder: string): MailStore {
  mkdirSync(folder, { recursive: true })
  const names = () =>
    readdirSync(folder)
      .filter((name) => NAME.test(name))
      .sort()
      .reverse()
  return {
    keep(raw, receivedAt) {
      writeFileSync(join(folder, `${receivedAt.getTime()}-${randomUUID()}.eml`), raw, { mode: 0o600 })
      for (const name of names().slice(CAPACITY)) rmSync(join(folder, name))
    },
    list: () => Promise.all(names().map((name) => read(folder, name))),
    find: async (id) => {
      const name = `${id}.eml`
      return NAME.test(name) && existsSync(join(folder, name)) ? read(folder, name) : null
    },
  }
}

async function read(folder: string, name: string): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(readFileSync(join(folder, name)))
  return {
    id: name.replace('.eml', ''),
    from: mail.from?.address ?? '',
    to: (mail.to ?? []).flatMap(({ address }) => address ?? []),
    subject: mail.subject ?? '',
    receivedAt: new Date(Number(NAME.exec(name)?.[1])).toISOString(),
    html: mail.html ?? null,
    text: mail.text ?? '',
  }
}

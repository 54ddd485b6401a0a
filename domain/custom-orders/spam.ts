/** Links in one request above which a program wrote it. */
const MOST_LINKS = 5

const LINK = /https?:\/\/|www\./giu

interface Written {
  readonly name: string
  readonly message: string
  /** A field that people do not see and programs fill in. */
  readonly trap: string
}

/** Whether a program wrote a form. Staff still see it, but no mail is sent, and the sender gets the usual answer. */
export function isSpam({ name, message, trap }: Written): boolean {
  const links = message.match(LINK)?.length ?? 0
  const bare = message.replace(LINK, '').trim()
  return trap.trim() !== '' || LINK_IN_NAME.test(name) || links > MOST_LINKS || bare === ''
}

const LINK_IN_NAME = /https?:\/\/|www\./iu

/** The longest name that the header has room for. */
export const MAX_SITE_NAME_LENGTH = 40

/** The placeholder of the name in messages of the storefront and in mails; the console writes `%{site}`. */
export const SITE_PLACEHOLDER = '{site}'
export const CONSOLE_SITE_PLACEHOLDER = '%{site}'

/** Signs that would be syntax in a message, a mail header or HTML. */
const FORBIDDEN = /[{}<>%|"\\\p{Cc}\p{Zl}\p{Zp}]/u

/** Whether a text may be the name of the site: one line, without signs that are syntax in messages and mail headers. */
export function isSiteName(text: string): boolean {
  return text.trim() === text && text !== '' && text.length <= MAX_SITE_NAME_LENGTH && !FORBIDDEN.test(text)
}

type Texts = { readonly [key: string]: string | Texts }

/**
 * Messages with the name of the site in place of its placeholder, so that no call passes the name. A straight apostrophe
 * quotes in ICU messages and is written as a typographic one.
 */
export function withSiteName<T extends object>(messages: T, name: string, placeholder = SITE_PLACEHOLDER): T {
  const written = name.replaceAll("'", '’')
  const fill = (texts: Texts): Texts =>
    Object.fromEntries(
      Object.entries(texts).map(([key, value]) => [
        key,
        typeof value === 'string' ? value.replaceAll(placeholder, () => written) : fill(value),
      ]),
    )
  return fill(messages as Texts) as T
}

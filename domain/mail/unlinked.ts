/**
 * A name as mails show it: what people wrote about themselves goes to addresses that they may have no business with, so
 * nothing in it may become a link there. Mail clients make links of `scheme:`, `//`, `name.tld` and `name@host`; a space
 * in each of these leaves words that read the same.
 */
export function unlinked(name: string): string {
  return (
    name
      // Invisible characters would keep the patterns below from matching, and are dropped by some clients. The joiner
      // of emoji stays where it joins some.
      .replace(/[\u200b\u2060\ufeff\u00ad]|(?<!\p{Extended_Pictographic}\ufe0f?)\u200d/gu, '')
      .replace(/:?\/{2,}/g, (slashes) => (slashes.startsWith(':') ? ': ' : ' '))
      .replace(/(?<=\S)[:.。．｡․](?=[^\s.。．｡․])/gu, '$& ')
      .replace(/(?<=\S)@(?=\S)/g, ' @ ')
      .replace(/ {2,}/g, ' ')
      .trim()
  )
}

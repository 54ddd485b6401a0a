/**
 * A name for mails. A user can enter any name and have mails sent to strangers, so nothing in it may become a link.
 * Mail clients make links of `scheme:`, `//`, `name.tld` and `name@host`; a space in each of these leaves readable
 * words.
 */
export function unlinked(name: string): string {
  return (
    name
      // Invisible characters would keep the patterns below from matching, and some clients drop them. The joiner
      // of emoji stays inside emoji sequences.
      .replace(/[\u200b\u2060\ufeff\u00ad]|(?<!\p{Extended_Pictographic}\ufe0f?)\u200d/gu, '')
      .replace(/:?\/{2,}/g, (slashes) => (slashes.startsWith(':') ? ': ' : ' '))
      .replace(/(?<=\S)[:.。．｡․](?=[^\s.。．｡․])/gu, '$& ')
      .replace(/(?<=\S)@(?=\S)/g, ' @ ')
      .replace(/ {2,}/g, ' ')
      .trim()
  )
}

/**
 * Whether a text is the address of a page on the web, as people and editors give it: http or https, a host, nobody's
 * credentials, and nothing that browsers drop or turn into something else while they parse it.
 */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\\\p{Cc}\s]+$/iu.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}

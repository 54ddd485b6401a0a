/**
 * Whether a text is the address of a web page, as users and editors enter it: http or https, a host, no credentials,
 * and no character that browsers drop or replace when they parse it.
 */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\\\p{Cc}\s]+$/iu.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}

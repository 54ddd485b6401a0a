/**
 * The placeholders of a message of the console, such as `%{name}`, in the form for many: every language has that one, and
 * Japanese and Korean have no other.
 */
export function polyglotArguments(message: string): string[] {
  const many = message.split('||||').at(-1) ?? ''
  return [...new Set([...many.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name))].sort()
}

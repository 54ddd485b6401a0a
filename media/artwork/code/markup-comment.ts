/** Lines of text as a comment of HTML before the code; a comment cannot contain two hyphens. */
export function markupComment(lines: readonly string[]): string {
  if (lines.length === 0) return ''
  return `<!-- ${lines.join('\n     ').replace(/-(?=-)|-$/g, '- ')} -->\n`
}

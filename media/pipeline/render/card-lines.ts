/** Average width of a letter in the bold weight of the typeface, as a share of its size. */
const LETTER = 0.55

const ELLIPSIS = '…'

interface Setting {
  /** Size of the letters, in pixels. */
  readonly px: number
  /** Of a line, in pixels. */
  readonly width: number
  readonly most: number
}

interface Lines {
  readonly lines: readonly string[]
  /** Whether the whole text fits. */
  readonly whole: boolean
}

/**
 * Breaks a text between words, or within a word that is longer than a line, and truncates text that does not
 * fit.
 */
export function linesOf(text: string, { px, width, most }: Setting): Lines {
  const room = Math.max(1, Math.floor(width / (px * LETTER)))
  const lines: string[] = []
  for (const word of wordsOf(text, room)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= room)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  if (lines.length <= most) return { lines, whole: true }
  const kept = lines.slice(0, most)
  const last = kept[most - 1] ?? ''
  kept[most - 1] = last.slice(0, room - ELLIPSIS.length).trimEnd() + ELLIPSIS
  return { lines: kept, whole: false }
}

function wordsOf(text: string, room: number): readonly string[] {
  const words = text.split(/[\s\p{Cc}]+/u).filter((word) => word !== '')
  return words.flatMap((word) => word.match(new RegExp(`.{1,${room}}`, 'gsu')) ?? [])
}

/** Average width of a letter in the bold weight of the typeface, as a share of its size. */
const LETTER = 0.55

/** Letters of East Asian scripts, which are as wide as they are high. */
const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff01-\uff60]/u

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
    if (last !== undefined && lettersIn(`${last} ${word}`) <= room)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  if (lines.length <= most) return { lines, whole: true }
  const kept = lines.slice(0, most)
  const last = kept[most - 1] ?? ''
  const [cut = ''] = lettersIn(last) > room - 1 ? piecesOf(last, room - 1) : [last]
  kept[most - 1] = cut.trimEnd() + ELLIPSIS
  return { lines: kept, whole: false }
}

function wordsOf(text: string, room: number): readonly string[] {
  const words = text.split(/[\s\p{Cc}]+/u).filter((word) => word !== '')
  return words.flatMap((word) => piecesOf(word, room))
}

/** A word in parts that fit a line each. */
function piecesOf(word: string, room: number): readonly string[] {
  const pieces: string[] = []
  for (const letter of word) {
    const last = pieces.at(-1)
    if (last !== undefined && lettersIn(last + letter) <= room) pieces[pieces.length - 1] = last + letter
    else pieces.push(letter)
  }
  return pieces
}

/** The width of a text in letters of average width. */
function lettersIn(text: string): number {
  return [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 1 / LETTER : 1), 0)
}

/** One command letter of path data with all the numbers that follow it. */
export interface PathCommand {
  readonly command: string
  readonly numbers: readonly number[]
}

/**
 * The commands of path data, up to the first invalid character. Written for speed, as fingerprints read every
 * path.
 */
export function* pathCommands(data: string): Generator<PathCommand> {
  let at = skipGaps(data, 0)
  while (at < data.length) {
    const command = data.charAt(at)
    if (!/[MLHVCSQTAZ]/i.test(command)) return
    const isArc = command === 'A' || command === 'a'
    const numbers: number[] = []
    at = skipGaps(data, at + 1)
    for (let end = at; at < data.length; at = skipGaps(data, end)) {
      const isFlag = isArc && (numbers.length % 7 === 3 || numbers.length % 7 === 4)
      end = isFlag ? endOfFlag(data, at) : endOfNumber(data, at)
      if (end === at) break
      numbers.push(Number(data.slice(at, end)))
    }
    yield { command, numbers }
  }
}

const ZERO = 48
const ONE = 49
const NINE = 57
const PLUS = 43
const COMMA = 44
const MINUS = 45
const DOT = 46

function skipGaps(data: string, from: number): number {
  let at = from
  while (at < data.length && (data.charCodeAt(at) <= 32 || data.charCodeAt(at) === COMMA)) at += 1
  return at
}

/** The two flags of an arc are single digits, with or without a separator after them (`a1 1 0 00.5.5`). */
function endOfFlag(data: string, at: number): number {
  const code = data.charCodeAt(at)
  return code === ZERO || code === ONE ? at + 1 : at
}

/** The end of the number that starts here; `start` itself when there is no number. */
function endOfNumber(data: string, start: number): number {
  const signed = afterSign(data, start)
  let at = afterDigits(data, signed)
  let digits = at - signed
  if (data.charCodeAt(at) === DOT) {
    const end = afterDigits(data, at + 1)
    digits += end - at - 1
    at = end
  }
  return digits === 0 ? start : afterExponent(data, at)
}

function afterExponent(data: string, at: number): number {
  if (data.charAt(at).toLowerCase() !== 'e') return at
  const power = afterSign(data, at + 1)
  const end = afterDigits(data, power)
  return end === power ? at : end
}

function afterSign(data: string, at: number): number {
  const code = data.charCodeAt(at)
  return code === PLUS || code === MINUS ? at + 1 : at
}

function afterDigits(data: string, from: number): number {
  let at = from
  while (data.charCodeAt(at) >= ZERO && data.charCodeAt(at) <= NINE) at += 1
  return at
}

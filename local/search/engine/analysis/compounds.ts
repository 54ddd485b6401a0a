/** The rules by which a language joins words into one. Words are folded. */
interface Grammar {
  readonly shortestWord: number
  readonly shortestPart: number
  /** Linking letters that belong to neither part. */
  readonly links: readonly string[]
  /** Endings that a part loses before the next one: `Suchfeld` contains `Suche`. */
  readonly lost: readonly string[]
  /** Particles at the end, which are not words. */
  readonly endings: readonly string[]
  /** Words that are prefixes more often than parts of compounds. */
  readonly never: ReadonlySet<string>
  readonly isPart: (part: string) => boolean
}

const GRAMMARS: Readonly<Record<string, Grammar>> = {
  de: {
    shortestWord: 7,
    shortestPart: 3,
    links: ['', 's', 'es', 'n', 'en', 'er', 'e'],
    lost: ['e', 'en', 'n'],
    endings: [],
    never: new Set(
      'ein auf aus vor mit bei nach und der die das den dem des ist hin her unter uber gegen durch fur von zum zur ver ent ins nicht'.split(
        ' ',
      ),
    ),
    isPart: (part) => /^[a-z]+$/.test(part),
  },
  ko: {
    shortestWord: 3,
    shortestPart: 1,
    links: ['', '의'],
    lost: [],
    endings: '을 를 이 가 은 는 의 에 에서 에게 으로 로 와 과 도 만 들 들의 들을'.split(' '),
    never: new Set(),
    isPart: (part) => /^\p{Script=Hangul}+$/u.test(part),
  },
  ja: {
    shortestWord: 2,
    shortestPart: 1,
    links: ['', 'の'],
    lost: [],
    endings: '向き むき 付き つき 入り の を に は が で へ と'.split(' '),
    never: new Set(),
    isPart: (part) => [...part].length > 1 || /\p{Script=Han}/u.test(part),
  },
}

/** The number of records with a word; 0 for a word that is not in the index. */
export type CountRecords = (word: string) => number

interface Split {
  readonly words: readonly string[]
  /** The number of records with its rarest part. */
  readonly records: number
}

/**
 * Splits a compound into words of the index: as few as possible, and among equally few those with more records. Null
 * when it cannot be split, or when two splits are equally likely (`Stau|becken`, `Staub|ecken`).
 */
export function splitCompound(
  word: string,
  languages: readonly string[],
  count: CountRecords,
): readonly string[] | null {
  if (word.length > MAX_LETTERS) return null
  for (const language of languages) {
    const grammar = GRAMMARS[language.slice(0, 2)]
    if (!grammar || !isLongEnough(word, grammar) || !grammar.isPart(word)) continue
    const split = bestSplit(word, grammar, count)
    if (split) return split
  }
  return null
}

/** A single syllable with the Korean plural ending is a word and its ending: 꽃들. */
const PLURAL = '들'

function isLongEnough(word: string, { shortestWord, endings }: Grammar): boolean {
  return [...word].length >= shortestWord || (endings.includes(PLURAL) && word.endsWith(PLURAL))
}

/** Compounds rarely have more parts or letters; these limits bound the work for one word. */
const MAX_PARTS = 5
const MAX_LETTERS = 60
const MAX_READINGS = 200

function bestSplit(word: string, grammar: Grammar, count: CountRecords): readonly string[] | null {
  const counted = new Map<string, number>()
  const recordsOf = (part: string) => {
    const known = counted.get(part) ?? count(part)
    counted.set(part, known)
    return known
  }
  const stems = [
    word,
    ...grammar.endings.filter((end) => fits(word, end)).map((end) => word.slice(0, -end.length)),
  ]
  let splits = stems.slice(1).flatMap((stem): Split[] => {
    const isLong = [...stem].length > 1 || /\p{Script=Han}/u.test(stem) || word === stem + PLURAL
    return isLong && recordsOf(stem) > 0 ? [{ words: [stem], records: recordsOf(stem) }] : []
  })
  let open: { readonly words: readonly string[]; readonly rest: string; readonly records: number }[] =
    stems.map((rest) => ({ words: [], rest, records: Number.POSITIVE_INFINITY }))
  for (let parts = 1; splits.length === 0 && parts < MAX_PARTS; parts++) {
    open = open
      .flatMap(({ words, rest, records }) =>
        heads(rest, grammar, recordsOf).map((head) => ({
          words: [...words, head.word],
          rest: head.rest,
          records: Math.min(records, recordsOf(head.word)),
        })),
      )
      .slice(0, MAX_READINGS)
    splits = open.flatMap(({ words, rest, records }): Split[] =>
      recordsOf(rest) > 0 && isAllowed(rest, grammar)
        ? [{ words: [...words, rest], records: Math.min(records, recordsOf(rest)) }]
        : [],
    )
    splits = splits.filter(
      ({ words }) => words.filter((each) => [...each].length === 1).length < 2 || hasHan(words),
    )
  }
  return likeliest(splits)
}

/** The form of a Korean particle depends on whether the previous syllable ends in a consonant. */
function fits(word: string, ending: string): boolean {
  if (!word.endsWith(ending) || word.length <= ending.length) return false
  const before = word.charCodeAt(word.length - ending.length - 1) - 0xac00
  const closed = before % 28 !== 0
  if (['을', '은', '이', '과', '으로'].includes(ending)) return closed
  return ['를', '는', '가', '와'].includes(ending) ? !closed : true
}

function heads(rest: string, grammar: Grammar, recordsOf: CountRecords): { word: string; rest: string }[] {
  const found: { word: string; rest: string }[] = []
  for (let end = grammar.shortestPart; end <= rest.length - grammar.shortestPart; end++) {
    const head = rest.slice(0, end)
    if (!isAllowed(head, grammar)) continue
    for (const link of grammar.links) {
      const after = rest.slice(end)
      if (recordsOf(head) > 0 && after.startsWith(link) && after.length - link.length >= grammar.shortestPart)
        found.push({ word: head, rest: after.slice(link.length) })
    }
    if (head.length > grammar.shortestPart) {
      for (const lost of grammar.lost)
        if (recordsOf(head + lost) > 0) found.push({ word: head + lost, rest: rest.slice(end) })
    }
  }
  return found
}

function isAllowed(part: string, { shortestPart, never, isPart }: Grammar): boolean {
  return part.length >= shortestPart && !never.has(part) && isPart(part)
}

function hasHan(words: readonly string[]): boolean {
  return words.every((word) => word.length > 1 || /\p{Script=Han}/u.test(word))
}

function likeliest(splits: readonly Split[]): readonly string[] | null {
  const [first, ...others] = splits.toSorted((a, b) => b.records - a.records)
  if (!first) return null
  const isAmbiguous = others.some(
    ({ words, records }) => records === first.records && words.at(-1) !== first.words.at(-1),
  )
  return isAmbiguous ? null : first.words
}

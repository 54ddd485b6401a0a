/**
 * Words of a private or poetic dialect, and the plain terms to write in place of them. What is searched: comments and
 * test titles of code, and the prose of Markdown. To extend the list, add a pattern and say what to write.
 */
const WORDS: readonly { readonly pattern: RegExp; readonly write: string }[] = [
  {
    pattern: /\b(?:somebody|everybody|whoever|whosoever|whomever)\b/gi,
    write: 'user, visitor, caller, owner, …',
  },
  { pattern: /\bnobody\b/gi, write: 'no user, no request, unused, …' },
  {
    pattern: /\bwho (?:asks|comes|looks|wants|types|reads|writes|sees|has|is|may)\b(?=[^?]*$)/gim,
    write: 'the role: caller, visitor, reader, …',
  },
  { pattern: /\banew\b/gi, write: 'again' },
  {
    pattern:
      /\b(?:lies|lie|lay) (?:in|on|at|behind|beyond|before|under|beside|there|outside|within|between|with)\b/gi,
    write: 'is, is stored',
  },
  {
    pattern:
      /\b(?:is|are|was|were|be|been|being) told\b|\btells? (?:it|them|nobody|apart)\b|\btold (?:from|apart|of|by)\b/gi,
    write: 'is notified, receives, is distinguished',
  },
  { pattern: /\bstands?\b(?! (?:for|alone)\b)/gi, write: 'is, is placed, applies' },
  {
    pattern: /\bputs? eyes\b|\bthe door of\b|\bat the door\b|\bthe world\b|\bthe house\b/gi,
    write: 'the mechanism: proxy, handler, request, …',
  },
  { pattern: /\b(?:what|which) (?:lies|stands|comes of|becomes of)\b/gi, write: 'the thing itself' },
  {
    pattern: /\blets? go of\b|\bgo(?:es)? on (?:there|from)\b/gi,
    write: 'releases, continues',
  },
  { pattern: /\banybody\b|\bnewcomers?\b/gi, write: 'any visitor, any user, new requests, …' },
  {
    pattern: /\b(?:unless|until) told\b|\btold (?:less|more|otherwise|to|not to)\b|\bknows? of\b/gi,
    write: 'by default, has, contains',
  },
  { pattern: /\b(?:is|are|was|were|goes|gone) away\b/gi, write: 'is unavailable, is disconnected' },
  { pattern: /\bbears\b|\bborne\b|\blikest\b/gi, write: 'tolerates, has, most similar' },
  { pattern: /\bworth nothing\b|\bgood for \d+/gi, write: 'is invalid, is valid for' },
  { pattern: /\bin the making\b|\bputs? (?:it |them )?right\b/gi, write: 'in progress, repairs' },
  { pattern: /\bholds? up\b|\bcarr(?:y|ies|ied) out\b|\bgoes on\b/gi, write: 'blocks, runs, continues' },
]

export interface DialectWord {
  readonly line: number
  readonly word: string
  readonly write: string
}

/** Dialect in the comments and test titles of TypeScript, JavaScript or CSS. */
export function findInCode(source: string): DialectWord[] {
  return findIn(onlyProse(source))
}

/** Dialect in Markdown outside of code. */
export function findInMarkdown(source: string): DialectWord[] {
  return findIn(source.replace(/```[\s\S]*?```|`[^`\n]*`/g, blank))
}

/** Dialect in comments from `#` to the end of a line. */
export function findInHashComments(source: string): DialectWord[] {
  return findIn(source.replace(/^[^#\n]*/gm, blank))
}

function findIn(prose: string): DialectWord[] {
  return WORDS.flatMap(({ pattern, write }) =>
    [...prose.matchAll(pattern)].map(({ index, 0: word }) => ({
      line: prose.slice(0, index).split('\n').length,
      word,
      write,
    })),
  )
}

/** Code within a comment, such as the name of a value. */
const CODE_SPAN = /`[^`\n]*`/g
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w\\])\/\/.*$/gm
/** The first argument of a test or a group of tests, where it is a literal. */
const TITLE =
  /\b(?:test|it|describe)(?:\.\w+)*(?:\([^()]*(?:\([^()]*\)[^()]*)*\))?\(\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`)/g

/** The source with everything blanked that is neither comment nor test title, so that lines keep their numbers. */
function onlyProse(source: string): string {
  const kept = new Uint8Array(source.length)
  const keep = (index: number, text: string, value: 0 | 1) => kept.fill(value, index, index + text.length)
  for (const { index, 0: text } of source.matchAll(TITLE)) keep(index, text, 1)
  for (const { index, 0: text } of source.matchAll(COMMENT)) {
    keep(index, text, 1)
    for (const span of text.matchAll(CODE_SPAN)) keep(index + span.index, span[0], 0)
  }
  return source.replace(/[^\n]/g, (character, at: number) => (kept[at] === 1 ? character : ' '))
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}

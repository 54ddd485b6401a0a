const HAN_COMPOUND = /^\p{Script=Han}{3,}$/u

/**
 * Parts of a word under which it is also found: each two neighbours of a compound of three or more Chinese
 * characters, since a text has 東京都庁 and a query 都庁. The index stores them at the position of the word.
 */
export function partsOf(word: string): string[] {
  if (word.length < 3 || !HAN_COMPOUND.test(word)) return []
  const characters = [...word]
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

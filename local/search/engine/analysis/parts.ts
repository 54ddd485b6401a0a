const HAN_COMPOUND = /^\p{Script=Han}{3,}$/u

/**
 * Parts of a word under which it is found as well: of a compound of three and more Chinese characters each two
 * neighbours, since what one writes 東京都庁 another looks for as 都庁. The index holds them in the place of the word.
 */
export function partsOf(word: string): string[] {
  if (word.length < 3 || !HAN_COMPOUND.test(word)) return []
  const characters = [...word]
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

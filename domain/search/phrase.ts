/** Names of packs and sources end in digits ("iconify1"), sizes have no letter ("24"). "3d" and "24 hours" are words. */
export function isMadeOfWords(text: string): boolean {
  return /\p{L}/u.test(text) && !/\p{L}{2,}\d+(?!\p{L})/u.test(text)
}

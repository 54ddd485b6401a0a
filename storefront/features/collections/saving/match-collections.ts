interface Named {
  readonly name: string
}

/** The collections whose name contains the words, and the one with exactly this name, ignoring case. */
export function matchCollections<C extends Named>(
  collections: readonly C[],
  words: string,
): { readonly shown: readonly C[]; readonly exact: C | undefined } {
  const sought = plain(words)
  return {
    shown: collections.filter(({ name }) => plain(name).includes(sought)),
    exact: collections.find(({ name }) => plain(name) === sought),
  }
}

function plain(text: string): string {
  return text.normalize('NFC').trim().toLocaleLowerCase()
}

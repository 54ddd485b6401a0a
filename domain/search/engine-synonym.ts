/** A synonym as Algolia takes it. */
export type EngineSynonym =
  | { readonly objectID: string; readonly type: 'synonym'; readonly synonyms: readonly string[] }
  | {
      readonly objectID: string
      readonly type: 'onewaysynonym'
      readonly input: string
      readonly synonyms: readonly string[]
    }
  | {
      readonly objectID: string
      /** What is found counts as if it had a typo: it comes behind what the word itself finds. */
      readonly type: 'altcorrection1'
      readonly word: string
      readonly corrections: readonly string[]
    }

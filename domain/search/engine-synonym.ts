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
      /** Matches count as typos: they rank behind those of the word itself. */
      readonly type: 'altcorrection1'
      readonly word: string
      readonly corrections: readonly string[]
    }

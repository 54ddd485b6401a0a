import type { Result } from '#domain/errors/catalogue.ts'
import type { CropOptions } from './crop-picture.ts'
import type { DescribedPicture } from './describe-picture.ts'
import type { Processed, ProcessOptions } from './processed.ts'
import type { PreviewOptions } from './render-preview.ts'

/** What can be asked of a child, and what each asks and answers with. */
export interface Work {
  readonly process: { readonly options: ProcessOptions; readonly answer: Processed }
  readonly describe: { readonly options: null; readonly answer: DescribedPicture }
  readonly crop: { readonly options: CropOptions; readonly answer: readonly Uint8Array[] }
  readonly render: { readonly options: PreviewOptions; readonly answer: Uint8Array }
}

export type Verb = keyof Work

/** Parent to child. Answers come back in the order of the questions. */
export type Request = {
  [V in Verb]: { readonly verb: V; readonly bytes: Uint8Array; readonly options: Work[V]['options'] }
}[Verb]

/** Child to parent. A fault is an exception, text only; refusals are results. */
export type Reply =
  | { readonly type: 'ready' }
  | { readonly type: 'result'; readonly result: Result<Work[Verb]['answer']> }
  | { readonly type: 'fault'; readonly message: string }
